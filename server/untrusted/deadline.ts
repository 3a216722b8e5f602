/** A time limit that does not run while it is paused. One at a time: a new one replaces it. */
export class Deadline {
  #timer: NodeJS.Timeout | undefined;
  #began = 0;
  #left = 0;
  #over: (() => void) | null = null;
  /** How long it may be paused; null while it is not. */
  #pause: number | null = null;

  /** Calls `over` after so many milliseconds. While it is paused, they begin at its end. */
  start(milliseconds: number, over: () => void): void {
    this.#over = over;
    this.#left = milliseconds;
    if (this.#pause === null) this.#run();
    else this.#wait(this.#pause);
  }

  /** The limit does not run until `resume`, for `most` milliseconds at most. */
  pause(most: number): void {
    if (this.#pause === null) this.#left -= performance.now() - this.#began;
    this.#pause = most;
    if (this.#over !== null) this.#wait(most);
  }

  resume(): void {
    if (this.#pause === null) return;
    this.#pause = null;
    if (this.#over !== null) this.#run();
  }

  /** Nothing is limited any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#over = null;
  }

  #run(): void {
    this.#began = performance.now();
    this.#wait(this.#left);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), Math.max(0, milliseconds));
  }

  #end(): void {
    const over = this.#over;
    this.clear();
    over?.();
  }
}
