import { i18n, type Sentence } from '@anydish/language/sentence';
import { invalidFields } from '../http/failure.ts';
import type { Tasks } from './tasks.ts';
import type { PoolLimits } from './station.ts';
import { ThreadPool } from './thread-pool.ts';
import { TooMuchWork } from './too-much-work.ts';

/** Measured: a thread with the kitchen's tables of one language holds about 120 MiB. */
const readingLimits: PoolLimits = { threads: 1, waiting: 40, waitingOfOne: 4, time: 10_000, heap: 400 };

const entry = new URL('reading-thread.ts', import.meta.url);
let pool: ThreadPool | null = null;

const tooMuch: Sentence = i18n._('Reading this took too long. Please copy the recipe alone, without what stands around it.');

/**
 * Reads what a user sent or a web page holds, in a thread. `field` is where the user is told that it was too much.
 * @throws Failure invalidInput when it takes too long or too much memory, kitchenUnavailable when many wait
 */
export async function readUntrusted<Task extends keyof Tasks>(
  task: Task,
  input: Parameters<Tasks[Task]>[0],
  { owner, field, signal }: { owner: string; field: string; signal?: AbortSignal },
): Promise<ReturnType<Tasks[Task]>> {
  pool ??= new ThreadPool(entry, readingLimits);
  try {
    // The thread runs the function of this name in `tasks`.
    return (await pool.run({ task, input }, owner, signal)) as ReturnType<Tasks[Task]>;
  } catch (error) {
    if (error instanceof TooMuchWork) throw invalidFields({ [field]: tooMuch });
    throw error;
  }
}

/** Ends the threads; the next reading starts them again. */
export async function closeReadingThreads(): Promise<void> {
  const open = pool;
  pool = null;
  await open?.close();
}
