import type { Plan } from '../plan.ts';

/** Total minutes of steps: parallel steps count only if they take longer than all others. */
export function wholeTime(steps: readonly { time: Plan['steps'][number]['time']; minutes: number }[]): number {
  const ofTime = (isMeanwhile: boolean) => steps.filter(({ time }) => (time === 'meanwhile') === isMeanwhile).map(({ minutes }) => minutes);
  return Math.max(
    ofTime(false).reduce((sum, minutes) => sum + minutes, 0),
    ...ofTime(true),
  );
}

/** Total time from preparation to serving, including waiting. */
export const minutesOf = ({ prepMinutes, steps }: Plan): number =>
  prepMinutes +
  wholeTime(steps.map(({ time, clauses }) => ({ time, minutes: clauses.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) })));
