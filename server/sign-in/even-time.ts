import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; longer than any of the ways through the calls that wait so long. */
const evenTime = 80;

/** The answer of `work`, after the same time for every outcome, so that the time tells nothing about an address. ASVS 6.3.8. */
export async function inEvenTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work, wait(evenTime)]);
  return answer;
}
