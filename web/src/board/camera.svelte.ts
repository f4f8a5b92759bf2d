/** A place on a map, in the map's own units. */
export type Point = [number, number];
/** The whole of a map. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}
const CLOSEST = 5;
/** How much is seen around the things a phone is led to, as a part of the whole, and how near it goes. */
const AROUND = 1 / 6;
const LED = 2.2;
/** A glance that is hardly nearer only cuts off the edges. */
const NEARER = 1.25;

/** Looking closer: pinch, Ctrl and wheel, or buttons; drag to move. */
export class Camera {
  zoom = $state(1);
  #centre = $state.raw<Point>([0, 0]);
  readonly #whole: Extent;
  #fingers = new Map<number, { clientX: number; clientY: number }>();
  #spread = 0;
  #svg: () => SVGSVGElement | undefined;

  constructor(whole: Extent, svg: () => SVGSVGElement | undefined) {
    this.#whole = whole;
    this.#centre = [whole.left + whole.width / 2, whole.top + whole.height / 2];
    this.#svg = svg;
  }

  readonly box = $derived.by(() => {
    const [w, h] = [this.#whole.width / this.zoom, this.#whole.height / this.zoom];
    const x = Math.min(
      Math.max(this.#centre[0] - w / 2, this.#whole.left),
      this.#whole.left + this.#whole.width - w,
    );
    const y = Math.min(
      Math.max(this.#centre[1] - h / 2, this.#whole.top),
      this.#whole.top + this.#whole.height - h,
    );
    return [x, y, w, h] as const;
  });
  get #middle(): Point {
    return [this.box[0] + this.box[2] / 2, this.box[1] + this.box[3] / 2];
  }

  look = (factor: number, at?: Point) => {
    const next = Math.min(Math.max(this.zoom * factor, 1), CLOSEST);
    if (at && next !== this.zoom) {
      const part = 1 - this.zoom / next;
      const now = this.#middle;
      this.#centre = [now[0] + (at[0] - now[0]) * part, now[1] + (at[1] - now[1]) * part];
    }
    this.zoom = next;
  };

  whole = () => (this.zoom = 1);

  /** Goes as near as shows all of these. */
  lead = (spots: Point[]) => {
    if (spots.length === 0) return this.whole();
    const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const around = this.#whole.width * AROUND;
    const fits = Math.min(
      this.#whole.width / (x1 - x0 + 2 * around),
      this.#whole.height / (y1 - y0 + 2 * around),
    );
    if (fits < NEARER) return this.whole();
    this.zoom = Math.min(fits, LED);
    this.#centre = [(x0 + x1) / 2, (y0 + y1) / 2];
  };

  #spot(event: { clientX: number; clientY: number }): Point {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      this.#svg()!.getScreenCTM()!.inverse(),
    );
    return [at.x, at.y];
  }

  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, event);
  };

  drag = (event: PointerEvent) => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size === 2) {
      const [a, b] = [...this.#fingers.values()];
      const now = Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
      if (this.#spread)
        this.look(
          now / this.#spread,
          this.#spot({
            clientX: (a!.clientX + b!.clientX) / 2,
            clientY: (a!.clientY + b!.clientY) / 2,
          }),
        );
      this.#spread = now;
    } else if (this.zoom > 1) {
      const [from, to] = [this.#spot(before), this.#spot(event)];
      const now = this.#middle;
      this.#centre = [now[0] - (to[0] - from[0]), now[1] - (to[1] - from[1])];
    }
  };

  up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    this.#spread = 0;
  };

  /** The wheel alone scrolls the page, also over the map. */
  wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.look(event.deltaY < 0 ? 1.18 : 1 / 1.18, this.#spot(event));
  };
}
