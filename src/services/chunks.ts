const isStyle = (target: unknown): target is HTMLLinkElement => target instanceof HTMLLinkElement && target.rel === 'stylesheet';

const failedStyles = new Set<HTMLLinkElement>();
// The event does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (isStyle(target)) failedStyles.add(target);
  },
  true,
);

/** Asks again for the styles that failed: what imports a chunk asks once for those that belong to it. */
function renewFailedStyles(): void {
  for (const link of failedStyles) link.replaceWith(link.cloneNode());
  failedStyles.clear();
}

const whenApplied = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
  });

/**
 * Runs `load`, an import of a chunk, and waits for the styles of the chunk too, whoever asked for them first.
 * Rejects as the import does; whoever calls again after that has everything fetched that is missing.
 */
export async function fetchChunk<T>(load: () => Promise<T>): Promise<T> {
  renewFailedStyles();
  const chunk = await load();
  const waiting = [...document.querySelectorAll('link')].filter((link) => isStyle(link) && link.sheet === null);
  await Promise.all(waiting.map(whenApplied));
  return chunk;
}
