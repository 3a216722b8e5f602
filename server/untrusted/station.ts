import { Worker } from 'node:worker_threads';
import { i18n } from '@anydish/language/sentence';
import { Failure } from '../http/failure.ts';
import { Deadline } from './deadline.ts';
import { TooMuchWork } from './too-much-work.ts';

/** What a thread is asked, and what it answers: plain values that can be copied between threads. */
export interface Asked {
  task: string;
  input: readonly unknown[];
}

export type Answered = { ok: true; output: unknown } | { ok: false; message: string };

export interface PoolLimits {
  /** Threads that work at once. */
  threads: number;
  /** Jobs that wait in all, and of one user. */
  waiting: number;
  waitingOfOne: number;
  /** Milliseconds that a job may take once a thread has it. Neither starting a thread nor loading words is part of it. */
  time: number;
  /** Milliseconds that a thread may take to load the words that it needs. */
  loading: number;
  /** MiB of objects that a thread may hold. */
  heap: number;
}

export interface Job extends Asked {
  owner: string;
  signal: AbortSignal | undefined;
  done: (output: unknown) => void;
  failed: (error: Error) => void;
}

export const busy = (): Failure =>
  new Failure('kitchenUnavailable', i18n._('Many texts are being read right now. Please try again in a moment.'), { retryAfter: 5 });

/** Milliseconds that a thread may go on for a caller who has left: it would take longer to start another. */
const graceOfLeft = 1_000;

/** The time of a job counts from when the thread is ready, and not while it loads words of a language: loading tables is nobody's job. */
export type ThreadMessage = 'ready' | 'loading' | 'loaded';

/** A thread with the job that it works on. */
export class Station {
  readonly #entry: URL;
  readonly #limits: PoolLimits;
  readonly #onFree: () => void;
  #worker: Worker | null = null;
  #isReady = false;
  #job: Job | null = null;
  /** The caller of the job in the thread has left; what it answers is dropped. */
  #isLeft = false;
  /** The pause of a deadline belongs to a thread: each has its own. */
  #deadline = new Deadline();

  constructor(entry: URL, limits: PoolLimits, onFree: () => void) {
    this.#entry = entry;
    this.#limits = limits;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === null && !this.#isLeft;
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
    this.#isLeft = false;
    this.#deadline.clear();
    if (this.#job !== null) this.#end((job) => job.failed(busy()));
    await worker?.terminate();
  }

  #send(worker: Worker, { task, input }: Job): void {
    this.#deadline.start(this.#limits.time, () => this.#give(new TooMuchWork('time')));
    const asked: Asked = { task, input };
    worker.postMessage(asked);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heap, maxYoungGenerationSizeMb: 32 },
    });
    this.#worker = worker;
    this.#isReady = false;
    const deadline = new Deadline();
    this.#deadline.clear();
    this.#deadline = deadline;
    worker.on('message', (said: Answered | ThreadMessage) => {
      if (this.#worker !== worker) return;
      if (said === 'ready') {
        this.#isReady = true;
        if (this.#job !== null) this.#send(worker, this.#job);
        return;
      }
      if (said === 'loading') return deadline.pause(this.#limits.loading);
      if (said === 'loaded') return deadline.resume();
      worker.unref();
      if (this.#isLeft) {
        this.#free();
        return;
      }
      this.#end((job) => (said.ok ? job.done(said.output) : job.failed(new Error(said.message))));
    });
    const lose = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      if (this.#isLeft) {
        this.#free();
        return;
      }
      this.#end((job) => job.failed(error));
    };
    // The thread has run out of memory, or its code could not be loaded. It costs this job alone.
    worker.on('error', (error: Error & { code?: string }) =>
      lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork('memory') : error),
    );
    // A thread may end without an error. Before it is ready, no time limit would end the job.
    worker.on('exit', () => lose(new Error('The thread has ended.')));
    return worker;
  }

  /** Ends a job that has had its time, together with its thread. */
  #give(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#end((job) => job.failed(error));
  }

  /** Nobody waits for the job any more. */
  readonly #leave = () => {
    const worker = this.#worker;
    if (!this.#isReady || worker === null) {
      this.#end((job) => job.failed(busy()));
      return;
    }
    this.#isLeft = true;
    this.#end((job) => job.failed(busy()));
    this.#deadline.start(graceOfLeft, () => {
      if (this.#worker === worker) this.#worker = null;
      void worker.terminate();
      this.#free();
    });
  };

  #free(): void {
    this.#deadline.clear();
    this.#isLeft = false;
    this.#onFree();
  }

  #end(settle: (job: Job) => void): void {
    this.#deadline.clear();
    const job = this.#job;
    if (job === null) return;
    this.#job = null;
    job.signal?.removeEventListener('abort', this.#leave);
    settle(job);
    if (!this.#isLeft) this.#onFree();
  }
}
