import { Worker } from 'node:worker_threads';
import { i18n } from '@anydish/language/sentence';
import { Failure } from '../http/failure.ts';

/** What a thread is asked, and what it answers: plain values that can be copied between threads. */
export interface Asked {
  task: string;
  input: unknown;
}

export type Answered = { ok: true; output: unknown } | { ok: false; message: string };

export interface PoolLimits {
  /** Threads that work at once. */
  threads: number;
  /** Jobs that wait in all, and of one user. */
  waiting: number;
  waitingOfOne: number;
  /** Milliseconds that a job may take once a thread has it. */
  time: number;
  /** MiB of objects that a thread may hold. */
  heap: number;
}

/** Why a thread gave no answer: it took too long, or needed too much memory. */
export class TooMuchWork extends Error {}

interface Job extends Asked {
  owner: string;
  signal: AbortSignal | undefined;
  done: (output: unknown) => void;
  failed: (error: Error) => void;
}

const busy = () =>
  new Failure('kitchenUnavailable', i18n._('Many texts are being read right now. Please try again in a moment.'), { retryAfter: 5 });

/** Counts from when the thread is ready: loading the kitchen's tables is nobody's job. */
const readyMessage = 'ready';

/** A thread with the job that it works on. */
class Station {
  readonly #entry: URL;
  readonly #limits: PoolLimits;
  readonly #onFree: () => void;
  #worker: Worker | null = null;
  #isReady = false;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(entry: URL, limits: PoolLimits, onFree: () => void) {
    this.#entry = entry;
    this.#limits = limits;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === null;
  }

  take(job: Job): void {
    this.#job = job;
    job.signal?.addEventListener('abort', this.#leave, { once: true });
    const worker = this.#worker ?? this.#start();
    worker.ref();
    if (this.#isReady) this.#send(worker, job);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (this.#job !== null) this.#end((job) => job.failed(busy()));
    await worker?.terminate();
  }

  #send(worker: Worker, { task, input }: Job): void {
    this.#timer = setTimeout(() => this.#give(new TooMuchWork('time')), this.#limits.time);
    const asked: Asked = { task, input };
    worker.postMessage(asked);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heap, maxYoungGenerationSizeMb: 32 },
    });
    this.#worker = worker;
    this.#isReady = false;
    worker.on('message', (said: Answered | typeof readyMessage) => {
      if (this.#worker !== worker) return;
      if (said === readyMessage) {
        this.#isReady = true;
        if (this.#job !== null) this.#send(worker, this.#job);
        return;
      }
      worker.unref();
      this.#end((job) => (said.ok ? job.done(said.output) : job.failed(new Error(said.message))));
    });
    // The thread has run out of memory, or its code could not be loaded. It costs this job alone.
    worker.on('error', (error: Error & { code?: string }) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#end((job) => job.failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork('memory') : error));
    });
    return worker;
  }

  /** Ends a job that nobody waits for, or that has had its time, together with its thread. */
  #give(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#end((job) => job.failed(error));
  }

  readonly #leave = () => this.#give(busy());

  #end(settle: (job: Job) => void): void {
    clearTimeout(this.#timer);
    const job = this.#job;
    if (job === null) return;
    this.#job = null;
    job.signal?.removeEventListener('abort', this.#leave);
    settle(job);
    this.#onFree();
  }
}

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
