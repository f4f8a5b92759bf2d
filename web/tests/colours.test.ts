/** Roads and seats must stay apart for people who see fewer colours, also without their glyphs. */
import { expect, test } from 'vitest';
import base from '../src/board/base.css?raw';
import { shadeOf } from '../src/board/result/shade';

// Machado, Oliveira and Fernandes 2009, full severity, for linear light.
const EYES: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Distance in CIELAB below which two colours are told apart with effort only. */
const LEAST = 11;

const linear = (hex: string) => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((it) => it + it).join('') : hex.slice(1);
  return [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
};
const seen = (rgb: number[], eye: number[][]) =>
  eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, f, i) => sum + f * rgb[i]!, 0),
      ),
    ),
  );
function lab([r, g, b]: number[]): number[] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.9505);
  const y = f(0.2126 * r! + 0.7152 * g! + 0.0722 * b!);
  const z = f((0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** As CSS Color 4 has it. */
function linearOf(oklch: string): number[] {
  const [l, chroma, hue] = oklch.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const [a, b] = [Math.cos, Math.sin].map((it) => chroma * it((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const [x, y, z] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((it) => it ** 3) as [number, number, number];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const games = import.meta.glob<string>('../src/games/*/colours.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Colours of one kind, such as `--seat-0` and `--seat-1`, by kind and theme; a few do not make a palette. */
const MANY = 4;
function palettes(css: string): { kind: string; theme: string; colours: [string, string][] }[] {
  const at = css.search(/\[data-theme='dark'\]/);
  const themes = { light: css.slice(0, at), dark: css.slice(at) };
  return Object.entries(themes).flatMap(([theme, text]) => {
    const kinds = new Map<string, [string, string][]>();
    for (const [, kind, name, hex] of text.matchAll(/--(?!on-)(\w+)-(\w+): (#[0-9a-f]{3,6});/g))
      kinds.set(kind!, [...(kinds.get(kind!) ?? []), [name!, hex!]]);
    return [...kinds]
      .filter(([, colours]) => colours.length >= MANY)
      .map(([kind, colours]) => ({ kind, theme, colours }));
  });
}

const all = [base, ...Object.values(games)].flatMap(palettes);
test('there are colours for all seats and roads', () => {
  const count = (of: typeof all, kind: string) =>
    of.filter((it) => it.kind === kind).map((it) => it.colours.length);
  expect(count(palettes(base), 'seat')).toEqual([8, 8]);
  expect(count(all, 'road')).toEqual([7, 7]);
});

for (const { kind, theme, colours } of all) {
  test.each(Object.keys(EYES))(`${kind}s of the ${theme} theme, %s eyes`, (eye) => {
    const close: string[] = [];
    colours.forEach(([a, x], i) =>
      colours.slice(i + 1).forEach(([b, y]) => {
        const [p, q] = [x, y].map((hex) => lab(seen(linear(hex), EYES[eye]!))) as [
          number[],
          number[],
        ];
        const apart = Math.hypot(...p.map((v, k) => v - q[k]!));
        if (apart < LEAST) close.push(`${a}/${b} ${apart.toFixed(1)}`);
      }),
    );
    expect(close).toEqual([]);
  });
}

test('a round in a chart looks like no player, and like no other round; its figure is clear', () => {
  const seats = [base, ...Object.values(games)].flatMap((css) => [
    ...css.matchAll(/--(seat-\d): (#[0-9a-f]{3,6});/g),
  ]);
  expect(seats.length, 'colours of seats').toBeGreaterThan(16);
  for (let rounds = 1; rounds <= 8; rounds++) {
    const shades = Array.from({ length: rounds }, (_, i) => shadeOf(i, rounds));
    for (const [i, { ground, ink }] of shades.entries()) {
      const rgb = linearOf(ground);
      const apart = (other: number[], eye: number[][]) =>
        Math.hypot(...lab(seen(rgb, eye)).map((v, k) => v - lab(seen(other, eye))[k]!));
      const light = 0.2126 * rgb[0]! + 0.7152 * rgb[1]! + 0.0722 * rgb[2]!;
      const contrast = ink === '#fff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05;
      expect(contrast, `a figure on round ${i + 1} of ${rounds}`).toBeGreaterThanOrEqual(4.5);
      const before = shades[i - 1];
      if (before)
        expect(apart(linearOf(before.ground), EYES.usual!)).toBeGreaterThanOrEqual(LEAST / 2);
      for (const [, seat, hex] of seats)
        expect(apart(linear(hex!), EYES.usual!), `${seat} and round ${i + 1}`).toBeGreaterThan(
          1.5 * LEAST,
        );
    }
  }
});
