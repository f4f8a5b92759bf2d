/** A picture of the result to show to others: drawn by the browser, sent nowhere. */
export interface Poster {
  title: string;
  subtitle: string;
  rows: { name: string; place: string; points: number; colour: string }[];
  lines: { colour: string; points: { x: number; y: number }[] }[];
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FONT = "Barlow, 'DIN Alternate', 'Segoe UI', sans-serif";

export function draw({ title, subtitle, rows, lines, foot }: Poster): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const text = (it: string, x: number, y: number, size: number, most: number, weight = 700) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillText(it, x, y, most);
  };
  pen.fillStyle = '#f4f1e4';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#0c4da2';
  pen.fillRect(0, 0, WIDTH, 150);
  pen.fillStyle = '#fff';
  text(title, 48, 76, 54, WIDTH - 96);
  text(subtitle, 48, 122, 30, WIDTH - 96, 500);
  rows.forEach(({ name, place, points, colour }, i) => {
    const y = 182 + i * Math.min(92, 372 / rows.length);
    pen.fillStyle = colour;
    pen.fillRect(48, y, 14, 64);
    pen.fillStyle = '#18212c';
    text(place, 80, y + 44, 32, 70, 500);
    text(name, 154, y + 44, 36, 270);
    pen.textAlign = 'right';
    text(String(points), 520, y + 48, 48, 90);
    pen.textAlign = 'left';
  });
  const plot = { x: 580, y: 190, width: 570, height: 340 };
  pen.strokeStyle = '#b4bbb4';
  pen.lineWidth = 2;
  pen.strokeRect(plot.x, plot.y, plot.width, plot.height);
  pen.lineJoin = 'round';
  for (const [width, dark] of [
    [11, true],
    [7, false],
  ] as const)
    for (const { colour, points } of lines) {
      pen.strokeStyle = dark ? '#2a323c' : colour;
      pen.lineWidth = width;
      pen.beginPath();
      points.forEach(({ x, y }, i) => {
        const [px, py] = [plot.x + x * plot.width, plot.y + plot.height * (1 - y)];
        if (i) pen.lineTo(px, py);
        else pen.moveTo(px, py);
      });
      pen.stroke();
    }
  pen.fillStyle = '#4d5967';
  text(foot, 48, 596, 24, WIDTH - 96, 500);
  return canvas;
}

/** Gives the picture to the device's own way of sharing, or saves it. */
export async function share(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const file = new File([blob], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind is not told of it as of a fault.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
