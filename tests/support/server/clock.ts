import type { Clock } from '../../../server/clock.ts';

/** A clock that stands still until it is told to move. */
export class TestClock implements Clock {
  #now: number;

  constructor(now = Date.UTC(2026, 0, 15, 12)) {
    this.#now = now;
  }

  now = (): number => this.#now;

  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
