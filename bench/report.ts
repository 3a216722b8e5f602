import { stderr } from 'node:process';

/** Tells what is being measured now. */
export const progress = (line: string): void => void stderr.write(`${line}\n`);

export interface Figure {
  name: string;
  /** Empty: only told. */
  goal: string;
  isMet: boolean;
  /** What was measured, as a person reads it. */
  figure: string;
  /** The numbers behind it. */
  values: Record<string, number>;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The least or the most that a figure may be; neither: it is only told. */
export interface Goal {
  least?: number;
  most?: number;
}

const isWithin = ({ least = 0, most = Number.POSITIVE_INFINITY }: Goal, value: number) => value >= least && value <= most;

const goalText = ({ least, most }: Goal, digits: number) =>
  [least === undefined ? [] : `>= ${least.toFixed(digits)}`, most === undefined ? [] : `<= ${most.toFixed(digits)}`].flat().join(' and ');

/** A value held against a floor that was taken in the same run. */
export function ratio(name: string, goal: Goal, value: number, floor: number, unit: string): Figure {
  const share = value / floor;
  const wanted = goalText(goal, 2);
  return {
    name,
    goal: wanted === '' ? '' : `${wanted} x`,
    isMet: isWithin(goal, share),
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

/** A number without a unit: a score from 0 to 1, a layout shift. */
export const plain = (name: string, goal: Goal, value: number): Figure => ({
  name,
  goal: goalText(goal, 2),
  isMet: isWithin(goal, value),
  figure: value.toFixed(2),
  values: { value: round(value, 4) },
});

/** What has no goal, in words. */
export const told = (name: string, figure: string, values: Record<string, number> = {}): Figure => ({
  name,
  goal: '',
  isMet: true,
  figure,
  values,
});

/** The figures as a table for people. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'goal', 'measured', ''],
    ...figures.map(({ name, goal, figure, isMet }) => [name, goal, figure, goal === '' ? '' : isMet ? 'met' : 'missed']),
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
