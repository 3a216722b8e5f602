import { Worker } from 'node:worker_threads';
import type { ErrorName } from '../../../contract/errors.ts';
import type { ImportReason } from '../../../contract/recipes/import-endpoints.ts';
import type { Sentence } from '@anydish/language/sentence';
import { Failure } from '../../http/failure.ts';
import { Unusable, type Draft } from './draft.ts';
import { tooMuch, type Found, type FoundCollections } from './read-file.ts';
import { TooMuchWork } from '../../untrusted/too-much-work.ts';
import { BadZip } from './zip-file.ts';

export type ImportQuestion = { type: 'next' } | { type: 'photo'; index: number };

export type ImportAnswer =
  | { type: 'found'; name: string; photos: number; draft: Draft }
  | { type: 'found'; name: string; photos: number; reason: ImportReason; title: string }
  | { type: 'collections'; collections: readonly string[] }
  | { type: 'photo'; bytes: Uint8Array | null }
  | { type: 'ready' }
  | { type: 'end' }
  | { type: 'failed'; code: ErrorName; sentence: Sentence }
  | { type: 'broken'; message: string };

/** Milliseconds per recipe, not counting the start of the thread, and heap limit of the thread in MiB: a 60 MB file stays within both. */
const importThreadLimits = { time: 20_000, heap: 256 } as const;

const entry = new URL('import-thread.ts', import.meta.url);

const asTooMuch = (error: Error & { code?: string }): Error =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork('memory') : error;

/** A thread that reads a file, one request at a time. */
class FileReader {
  readonly #worker: Worker;
  readonly #limits: { time: number };
  /** Loading its own code is no part of the time for a recipe. */
  readonly #ready: Promise<unknown>;
  /** Why the thread has ended. */
  #failure: Error | null = null;

  constructor(path: string, productName: string, limits: { time: number; heap: number }) {
    this.#limits = limits;
    this.#worker = new Worker(entry, {
      workerData: { path, productName },
      resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 32 },
    });
    // Each request has its own listener; without this one, an error between two requests would end the process.
    this.#worker.on('error', (error) => (this.#failure ??= asTooMuch(error)));
    this.#worker.once('exit', () => (this.#failure ??= new TooMuchWork('the thread has ended')));
    this.#ready = new Promise((resolve) => {
      for (const event of ['message', 'error', 'exit']) this.#worker.once(event, resolve);
    });
  }

  async ask(question: ImportQuestion): Promise<ImportAnswer> {
    await this.#ready;
    if (this.#failure !== null) throw this.#failure;
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (said: ImportAnswer) => end(() => resolve(said));
      const onError = (error: Error) => end(() => reject(asTooMuch(error)));
      const onExit = () => end(() => reject(new TooMuchWork('the thread has ended')));
      const timer = setTimeout(() => end(() => reject(new TooMuchWork('time'))), this.#limits.time);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(question);
    });
  }

  async photo(index: number): Promise<Buffer> {
    const said = await this.ask({ type: 'photo', index }).catch(() => null);
    if (said?.type !== 'photo' || said.bytes === null) throw new BadZip('The photo cannot be read.');
    return Buffer.from(said.bytes);
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}

/** Embedded photos arrive as Uint8Array, not Buffer. */
const withBuffer = (draft: Draft): Draft =>
  draft.photo !== null && 'bytes' in draft.photo ? { ...draft, photo: { bytes: Buffer.from(draft.photo.bytes) } } : draft;

/**
 * The recipes of a file, read in a thread with time and memory limits, one after the other.
 * @throws Failure unsupportedMedia, tooLarge, before the first recipe
 */
export async function* readInThread(
  path: string,
  productName: string,
  limits: { time: number; heap: number } = importThreadLimits,
): AsyncGenerator<Found | FoundCollections> {
  const reader = new FileReader(path, productName, limits);
  let count = 0;
  try {
    for (;;) {
      const said = await reader.ask({ type: 'next' });
      if (said.type === 'end') return;
      if (said.type === 'failed') throw new Failure(said.code, said.sentence);
      if (said.type === 'broken') throw new Error(said.message);
      count += 1;
      if (said.type === 'collections') yield { collections: said.collections };
      else if (said.type === 'found') {
        const photos = Array.from({ length: said.photos }, (_, index) => () => reader.photo(index));
        yield { name: said.name, draft: 'draft' in said ? withBuffer(said.draft) : new Unusable(said.reason, said.title), photos };
      }
    }
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    if (count === 0) throw tooMuch();
    yield { name: '', draft: new Unusable('tooLarge'), photos: [] };
  } finally {
    await reader.close();
  }
}
