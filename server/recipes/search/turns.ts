import { setImmediate } from 'node:timers/promises';

/** How long one piece of work may block the thread, in milliseconds. */
const turn = 5;

/** Splits long work into slices and yields to the event loop between them. Stops at its total limit. */
export class Turns {
  #left: number;
  #began = performance.now();

  /** `most`: the total limit, in any unit. */
  constructor(most: number) {
    this.#left = most;
  }

  /** Call before each small piece of work with its size: false when the limit is reached. */
  async next(size = 1): Promise<boolean> {
    this.#left -= size;
    if (performance.now() - this.#began >= turn) {
      await setImmediate();
      this.#began = performance.now();
    }
    return this.#left >= 0;
  }
}
