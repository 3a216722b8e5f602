import { setImmediate } from 'node:timers/promises';

/** So long one piece of work keeps the thread from others, in milliseconds. */
const turn = 5;

/** Long work in turns: between two of them others have the thread. It gives up when it has done as much as it may. */
export class Turns {
  #left: number;
  #began = performance.now();

  /** `most`: how much may be done in all, in any unit. */
  constructor(most: number) {
    this.#left = most;
  }

  /** To be asked before each small piece of work, with its size: false when all is done that may be. */
  async next(size = 1): Promise<boolean> {
    this.#left -= size;
    if (performance.now() - this.#began >= turn) {
      await setImmediate();
      this.#began = performance.now();
    }
    return this.#left >= 0;
  }
}
