/** Elements of SVG as text. Coordinates are rounded to a tenth: a picture is a few kilobytes. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

/** A ring, or a circle with an edge. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, fill = 'none'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" stroke="${stroke}" stroke-width="${round(width)}"/>`;

export const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(rx)}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

/** Elements with an opacity. */
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

interface Place {
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
  scale?: number;
}

/** Elements moved to a place. */
export function put({ x, y, turn = 0, scale = 1 }: Place, inner: string): string {
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${inner}</g>`;
}

/** Points on a circle, evenly spaced, from an angle in degrees. */
export const around = (count: number, r: number, from = 0): { x: number; y: number; turn: number }[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = from + (360 / count) * at;
    const angle = (turn * Math.PI) / 180;
    return { x: r * Math.cos(angle), y: r * Math.sin(angle), turn };
  });
