export interface Figure {
  name: string;
  goal: string;
  isMet: boolean;
  /** What was measured, as a person reads it. */
  figure: string;
  /** The numbers behind it. */
  values: Record<string, number>;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A value held against a floor that was taken in the same run. */
export function ratio(name: string, goal: { least?: number; most?: number }, value: number, floor: number, unit: string): Figure {
  const { least = 0, most = Number.POSITIVE_INFINITY } = goal;
  const share = value / floor;
  return {
    name,
    goal: least > 0 ? `>= ${least.toFixed(2)} x` : `<= ${most.toFixed(2)} x`,
    isMet: share >= least && share <= most,
    figure: `${share.toFixed(2)} x  (${round(value, 1)} of ${round(floor, 1)} ${unit})`,
    values: { ratio: round(share, 4), value: round(value, 2), floor: round(floor, 2) },
  };
}

/** Milliseconds held against the most that they may be. */
export const duration = (name: string, most: number, value: number): Figure => ({
  name,
  goal: `<= ${most} ms`,
  isMet: value <= most,
  figure: `${round(value, 1)} ms`,
  values: { value: round(value, 2) },
});

/** The figures as a table for people. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'goal', 'measured', ''],
    ...figures.map(({ name, goal, figure, isMet }) => [name, goal, figure, isMet ? 'met' : 'missed']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
