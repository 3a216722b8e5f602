import { string } from 'superstruct';
import { storedRecord } from './stored-record.ts';

/** How long a tab waits for its own name, in milliseconds: the previous page of this tab may still be closing. */
const patience = 1_000;
const lockNames = 'anydish.tab.';

const stored = storedRecord(() => sessionStorage, 'anydish.tab', string());

let claimed: Promise<string> | null = null;

/** Never resolves: the browser releases the lock when the page is gone. */
const untilGone = () => new Promise<never>(() => {});

/** True once this page holds the lock of a tab name; false when another tab does. */
const hold = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = navigator.locks.request(lockNames + id, { signal: AbortSignal.timeout(patience) }, () => {
      resolve(true);
      return untilGone();
    });
    request.catch(() => resolve(false));
  });

// Insecure addresses and old browsers lack locks.
const hasLocks = () => 'locks' in navigator;

async function claim(newId: () => string): Promise<string> {
  const before = stored.read();
  // A duplicated tab starts with a copy of the first one's storage, including its name.
  if (before !== null && (!hasLocks() || (await hold(before)))) return before;
  const id = newId();
  stored.write(id);
  if (hasLocks()) await hold(id);
  return id;
}

/** The name of this tab: it survives a reload and is unique among open tabs. Never rejects. */
export const tabName = (newId: () => string): Promise<string> => (claimed ??= claim(newId));

/** The names of the open tabs; empty without browser support. Never rejects. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set();
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => (name?.startsWith(lockNames) === true ? [name.slice(lockNames.length)] : [])));
  } catch {
    return new Set();
  }
}
