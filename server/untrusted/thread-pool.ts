import { busy, Station, type Asked, type Job, type PoolLimits } from './station.ts';

/**
 * Does work on what users and web pages send in threads of its own: a job that takes too long or too much memory is ended with its thread and
 * costs nobody else anything. Users take turns, however many jobs one of them sends.
 */
export class ThreadPool {
  readonly #limits: PoolLimits;
  readonly #stations: readonly Station[];
  /** Waiting jobs by user; a user who was served goes to the end. */
  readonly #waiting = new Map<string, Job[]>();
  #count = 0;

  constructor(entry: URL, limits: PoolLimits) {
    this.#limits = limits;
    this.#stations = Array.from({ length: limits.threads }, () => new Station(entry, limits, () => this.#next()));
  }

  /** @throws Failure kitchenUnavailable when too many wait; TooMuchWork */
  run(asked: Asked, owner: string, signal?: AbortSignal): Promise<unknown> {
    const own = this.#waiting.get(owner) ?? [];
    if (signal?.aborted === true || this.#count >= this.#limits.waiting || own.length >= this.#limits.waitingOfOne)
      return Promise.reject(busy());
    return new Promise((done, failed) => {
      this.#waiting.set(owner, [...own, { ...asked, owner, signal, done, failed }]);
      this.#count += 1;
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const jobs of this.#waiting.values()) for (const job of jobs) job.failed(busy());
    this.#waiting.clear();
    this.#count = 0;
    await Promise.all(this.#stations.map((station) => station.close()));
  }

  #next(): void {
    const station = this.#stations.find(({ isFree }) => isFree);
    const [owner, jobs] = this.#waiting.entries().next().value ?? [];
    if (station === undefined || owner === undefined || jobs === undefined) return;
    const [job, ...others] = jobs;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#count -= 1;
    if (job === undefined) return;
    if (job.signal?.aborted === true) job.failed(busy());
    else station.take(job);
    this.#next();
  }
}
