import type { Plan } from '../plan.ts';

/** Minutes that steps take together: what goes on meanwhile only counts where it is longer than all the others. */
export function wholeTime(steps: readonly { time: Plan['steps'][number]['time']; minutes: number }[]): number {
  const ofTime = (isMeanwhile: boolean) => steps.filter(({ time }) => (time === 'meanwhile') === isMeanwhile).map(({ minutes }) => minutes);
  return Math.max(
    ofTime(false).reduce((sum, minutes) => sum + minutes, 0),
    ...ofTime(true),
  );
}

/** How long it takes from the first cut to the plate, waiting included. */
export const minutesOf = ({ prepMinutes, steps }: Plan): number =>
  prepMinutes +
  wholeTime(steps.map(({ time, clauses }) => ({ time, minutes: clauses.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) })));
