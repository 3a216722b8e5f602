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

/** The path of the line. A day without a value interrupts it, and a day alone is a dot. */
export function lineOf(points: Points, top: number): string {
  const step = (plotSize.width - 2 * plotSize.edge) / Math.max(1, points.length - 1);
  let isDown = false;
  return points
    .flatMap(({ value }, index) => {
      if (value === null) {
        isDown = false;
        return [];
      }
      const place = `${(plotSize.edge + index * step).toFixed(1)} ${heightOf(value, top).toFixed(1)}`;
      const isAlone = !isDown && (points[index + 1]?.value ?? null) === null;
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return [`${command}${place}${isAlone ? 'h0' : ''}`];
    })
    .join(' ');
}
