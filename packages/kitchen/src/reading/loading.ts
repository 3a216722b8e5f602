let count = 0;
let watcher: ((isLoading: boolean) => void) | null = null;

/** Calls `watch` when words of languages begin to be loaded, and when all of them are loaded. */
export function watchLoading(watch: (isLoading: boolean) => void): void {
  watcher = watch;
}

/** One more language is being loaded, or one less. */
export function noteLoading(change: 1 | -1): void {
  const before = count;
  count += change;
  if (before === 0 || count === 0) watcher?.(change === 1);
}
