import { Failure } from '../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';

const manyPhotos = i18n._('A lot of photos are arriving right now. Please try again in a moment.');

/** Number of permits; other callers wait in order of arrival. */
export class Permits {
  readonly #mostWaiting: number;
  readonly #busyText: Sentence;
  readonly #waiting = new Set<() => void>();
  #free: number;

  /** `busyText`: the message when the queue is full. */
  constructor(most: number, mostWaiting: number, busyText: Sentence = manyPhotos) {
    this.#free = most;
    this.#mostWaiting = mostWaiting;
    this.#busyText = busyText;
  }

  #busy(): Failure {
    return new Failure('kitchenUnavailable', this.#busyText, { retryAfter: 5 });
  }

  /**
   * Runs `work` with a permit as soon as one is free. An aborted caller (`signal`) leaves the queue.
   * @throws Failure kitchenUnavailable when the queue is full, or when `signal` is aborted
   */
  async during<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw this.#busy();
    if (this.#free === 0) await this.#wait(signal);
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  // Handed over directly: the permit is never free while callers wait.
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else next();
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#mostWaiting) throw this.#busy();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(come);
        reject(this.#busy());
      };
      const come = () => {
        this.#waiting.delete(come);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(come);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
