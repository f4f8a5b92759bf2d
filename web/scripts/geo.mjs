// Draws the outlines of Germany and its neighbours onto the canvas of the board, once, at build time
// of the repository: `npm run geo` writes src/games/autobahn/outline.json. The atlas itself never
// reaches the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json')));

// The canvas of the data files: degrees map to it in straight lines.
const WEST = 5.0,
  NORTH = 55.6,
  PER_LON = 1000 / 10.6,
  PER_LAT = 1283 / 8.7;
const BOX = [-140, -110, 1140, 1400];
const COUNTRIES = {
  DE: '276',
  DK: '208',
  NL: '528',
  BE: '056',
  LU: '442',
  FR: '250',
  CH: '756',
  IT: '380',
  AT: '040',
  CZ: '203',
  PL: '616',
  SE: '752',
  LI: '438',
  SI: '705',
  SK: '703',
  HU: '348',
};
// The border that ran through the country until 1990, roughly, from the Baltic to the Czech border.
const INNER = [
  [10.9, 53.96],
  [10.78, 53.62],
  [10.62, 53.36],
  [11.05, 53.1],
  [11.55, 53.06],
  [11.25, 52.87],
  [10.82, 52.82],
  [10.98, 52.42],
  [11.04, 52.1],
  [10.62, 51.95],
  [10.62, 51.6],
  [10.18, 51.52],
  [9.96, 51.36],
  [10.18, 51.02],
  [9.96, 50.66],
  [10.12, 50.5],
  [10.52, 50.36],
  [10.8, 50.3],
  [11.2, 50.3],
  [11.42, 50.52],
  [11.9, 50.4],
  [12.1, 50.32],
];

const spot = ([lon, lat]) => [(lon - WEST) * PER_LON, (NORTH - lat) * PER_LAT];

/** Sutherland–Hodgman against one edge of the box at a time. */
function clip(ring) {
  const edges = [
    [0, 1, BOX[0]],
    [0, -1, BOX[2]],
    [1, 1, BOX[1]],
    [1, -1, BOX[3]],
  ];
  return edges.reduce((points, [axis, sign, at]) => {
    const inside = (p) => (p[axis] - at) * sign >= 0;
    const out = [];
    points.forEach((to, i) => {
      const from = points[(i + points.length - 1) % points.length];
      if (inside(from) !== inside(to)) {
        const part = (at - from[axis]) / (to[axis] - from[axis]);
        out.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
      }
      if (inside(to)) out.push(to);
    });
    return out;
  }, ring);
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

const path = (ring) => {
  const points = ring.map((p) => p.map(Math.round));
  const kept = points.filter((p, i) => i === 0 || p.join() !== points[i - 1].join());
  const steps = kept.slice(1).flatMap(([x, y], i) => [x - kept[i][0], y - kept[i][1]]);
  // From point to point, and a minus needs no blank before it: a third less to send.
  return `M${kept[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}Z`;
};

const rough = simplify(presimplify(atlas), 0.0016);
const outline = {};
for (const [id, number] of Object.entries(COUNTRIES)) {
  const shape = rough.objects.countries.geometries.find((it) => it.id === number);
  const { geometry } = feature(rough, shape);
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons
    .map((polygon) => clip(polygon[0].map(spot)))
    .filter((r) => r.length > 2 && area(r) > 60);
  if (rings.length) outline[id] = rings.map(path).join('');
}
const inner = INNER.map(spot)
  .map((p) => p.map(Math.round).join(' '))
  .join('L');
writeFileSync(
  new URL('../src/games/autobahn/outline.json', import.meta.url),
  JSON.stringify({ countries: outline, inner: `M${inner}` }, null, 1) + '\n',
);
for (const [id, d] of Object.entries(outline)) console.log(id, d.length);
