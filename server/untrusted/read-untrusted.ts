import { i18n } from '@anydish/language/sentence';
import { invalidFields } from '../http/failure.ts';
import type { Tasks } from './tasks.ts';
import type { PoolLimits } from './station.ts';
import { ThreadPool } from './thread-pool.ts';
import { TooMuchWork } from './too-much-work.ts';

/**
 * A thread holds 60 MiB with the words of one language, and 264 MiB with those of all. Long texts and pages have a thread of their own, so that orders do not
 * wait for them, and searches have one, so that they do not wait for orders.
 */
const limits = {
  long: { threads: 1, waiting: 40, waitingOfOne: 4, time: 10_000, loading: 120_000, heap: 500 },
  search: { threads: 1, waiting: 400, waitingOfOne: 12, time: 10_000, loading: 120_000, heap: 500 },
  short: { threads: 1, waiting: 400, waitingOfOne: 12, time: 10_000, loading: 120_000, heap: 500 },
} as const satisfies Record<string, PoolLimits>;

type Kind = keyof typeof limits;
const kinds: Partial<Record<keyof Tasks, Kind>> = {
  text: 'long',
  lines: 'long',
  page: 'long',
  shown: 'long',
  copy: 'long',
  judge: 'long',
  prepareSearch: 'search',
  searched: 'search',
  meanings: 'search',
};

const entry = new URL('reading-thread.ts', import.meta.url);
const pools = new Map<Kind, ThreadPool>();

function poolOf(kind: Kind): ThreadPool {
  const pool = pools.get(kind) ?? new ThreadPool(entry, limits[kind]);
  pools.set(kind, pool);
  return pool;
}

const fewerWords = i18n._('This took too long to understand. Please say it in fewer words.');
const tooMuch = {
  long: i18n._('Reading this took too long. Please copy the recipe alone, without what stands around it.'),
  search: fewerWords,
  short: fewerWords,
} as const;

/**
 * Works in a thread on what a user sent, or what a web page, a file or a model says. `owner`: whose turn it is. `field` is where the user is
 * told that it was too much.
 * @throws Failure invalidInput when it takes too long or too much memory, kitchenUnavailable when many wait
 */
export async function readUntrusted<Task extends keyof Tasks>(
  task: Task,
  input: Parameters<Tasks[Task]>,
  { owner, field, signal }: { owner: string; field: string; signal?: AbortSignal },
): Promise<Awaited<ReturnType<Tasks[Task]>>> {
  const kind = kinds[task] ?? 'short';
  try {
    // The thread runs the function of this name in `tasks`.
    return (await poolOf(kind).run({ task, input }, owner, signal)) as Awaited<ReturnType<Tasks[Task]>>;
  } catch (error) {
    if (error instanceof TooMuchWork) throw invalidFields({ [field]: tooMuch[kind] });
    throw error;
  }
}

/** Ends the threads; the next reading starts them again. */
export async function closeReadingThreads(): Promise<void> {
  const open = [...pools.values()];
  pools.clear();
  await Promise.all(open.map((pool) => pool.close()));
}
