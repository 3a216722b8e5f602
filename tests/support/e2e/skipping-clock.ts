import type { Clock } from '../../../server/clock.ts';

/** The real time, moved on by what a test has skipped. */
export class SkippingClock implements Clock {
  #skipped = 0;
  now = (): number => Date.now() + this.#skipped;

  skip(milliseconds: number): void {
    this.#skipped += milliseconds;
  }
}
