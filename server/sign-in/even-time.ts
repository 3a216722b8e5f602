import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; longer than any path through the delayed calls. */
const evenTime = 80;

/** The result of `work` after a constant time, so that timing reveals nothing about an address. ASVS 6.3.8. */
export async function inEvenTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work, wait(evenTime)]);
  return answer;
}
