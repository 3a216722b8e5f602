import type { Overview } from '../../../../machines/console/overview.machine.ts';

type Points = Overview['series'][number]['points'];

export const plotSize = { width: 320, height: 96, edge: 4 } as const;

/** The top of an axis: an even number that is easy to read, at least 2, so that its half is a whole number. */
export function topOf(most: number): number {
  let unit = 1;
  while (most > 10 * unit) unit *= 10;
  return [2, 4, 6, 8, 10].map((step) => step * unit).find((top) => top >= most) ?? 10 * unit;
}

/** The height of a value in the plot. */
export const heightOf = (value: number, top: number): number =>
  plotSize.height - plotSize.edge - (value / top) * (plotSize.height - 2 * plotSize.edge);

/** The paths of a plot: the line, which a day without a value interrupts, and a dot for each day alone. */
export function pathsOf(points: Points, top: number): { line: string; dots: string } {
  const step = (plotSize.width - 2 * plotSize.edge) / Math.max(1, points.length - 1);
  const valueAt = (index: number) => points[index]?.value ?? null;
  const [line, dots]: [string[], string[]] = [[], []];
  for (const [index, { value }] of points.entries()) {
    if (value === null) continue;
    const place = `${(plotSize.edge + index * step).toFixed(1)} ${heightOf(value, top).toFixed(1)}`;
    const [isFirst, isLast] = [valueAt(index - 1) === null, valueAt(index + 1) === null];
    if (isFirst && isLast) dots.push(`M${place}h0`);
    else line.push(`${isFirst ? 'M' : 'L'}${place}`);
  }
  return { line: line.join(' '), dots: dots.join(' ') };
}
