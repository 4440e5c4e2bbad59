/** A point; `true` behind the coordinates makes it a corner of a curve. */
export type Point = readonly [x: number, y: number, corner?: boolean];

/** A drawn outline, engine-independent: M and L carry a point, C three points, Z nothing. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
export type Path = readonly Step[];

/** Straight lines from point to point, closed. */
export function polygon(points: readonly Point[]): Path {
  return [...line(points), ['Z']];
}

/** Straight lines from point to point, open. */
export function line(points: readonly Point[]): Path {
  return points.map(([x, y], at) => [at === 0 ? 'M' : 'L', x, y]);
}

export function box(x: number, y: number, width: number, height: number): Path {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

const round = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Path {
  const kx = rx * round;
  const ky = ry * round;
  return [
    ['M', cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['Z'],
  ];
}

/** A closed smooth outline through all points, with corners where a point says so. */
export function blob(points: readonly Point[]): Path {
  return [...through(points, true), ['Z']];
}

/** An open smooth line through all points. */
export function curve(points: readonly Point[]): Path {
  return through(points, false);
}

/** How far a handle reaches along its side. */
const reach = 0.36;

function through(points: readonly Point[], closed: boolean): readonly Step[] {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
  };
  const [x0, y0] = at(0);
  const steps: Step[] = [['M', x0, y0]];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const a = at(i);
    const b = at(i + 1);
    const length = reach * distance(a, b);
    const [ax, ay] = a[2] === true ? toward(a, b) : toward(at(i - 1), b);
    const [bx, by] = b[2] === true ? toward(a, b) : toward(a, at(i + 2));
    steps.push([
      'C',
      a[0] + ax * length,
      a[1] + ay * length,
      b[0] - bx * length,
      b[1] - by * length,
      b[0],
      b[1],
    ]);
  }
  return steps;
}

function distance(a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Unit vector from `a` to `b`. */
function toward(a: Point, b: Point): readonly [number, number] {
  const length = distance(a, b);
  return length === 0 ? [0, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A stroke that is `from` wide at its first point, `to` at its last, through all points: hair, branches, scars. */
export function taper(points: readonly Point[], from: number, to = 0): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const [dx, dy] = toward(points[i - 1] ?? point, points[i + 1] ?? point);
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2;
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.push([point[0] + dy * half, point[1] - dx * half]);
  });
  return blob([
    ...left.map(cornered(0, left.length - 1)),
    ...right.reverse().map(cornered(0, right.length - 1)),
  ]);
}

const cornered =
  (first: number, last: number) =>
  (point: Point, i: number): Point =>
    i === first || i === last ? [point[0], point[1], true] : point;

/** Several outlines as one shape. */
export function joined(...paths: readonly Path[]): Path {
  return paths.flat();
}

/** A window or door with a round head, its foot at (x, y). */
export function arched(x: number, y: number, w: number, h: number): Path {
  return [
    ['M', x - w / 2, y],
    ['L', x - w / 2, y - h + w / 2],
    ['C', x - w / 2, y - h, x + w / 2, y - h, x + w / 2, y - h + w / 2],
    ['L', x + w / 2, y],
    ['Z'],
  ];
}

/** How a path is moved: first scaled (negative `sx` mirrors), then moved. */
export type Move = { readonly sx: number; readonly sy: number; readonly dx: number; readonly dy: number };

export function moved(path: Path, { sx, sy, dx, dy }: Move): Path {
  return path.map((step): Step => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'C') {
      const [, a, b, c, d, e, f] = step;
      return ['C', a * sx + dx, b * sy + dy, c * sx + dx, d * sy + dy, e * sx + dx, f * sy + dy];
    }
    return [step[0], step[1] * sx + dx, step[2] * sy + dy];
  });
}

/** A path whose points are pushed sideways by an amount that follows from their height. */
export function swayed(path: Path, push: (y: number) => number): Path {
  return path.map((step): Step => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'C') {
      const [, a, b, c, d, e, f] = step;
      return ['C', a + push(b), b, c + push(d), d, e + push(f), f];
    }
    return [step[0], step[1] + push(step[2]), step[2]];
  });
}

/** Smallest box around all points of a path, handles included. */
export function bounds(path: Path): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const step of path) {
    for (let i = 1; i < step.length; i += 2) {
      const x = Number(step[i]);
      const y = Number(step[i + 1]);
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}
