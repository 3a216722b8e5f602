/** Longest wait for the paint of a page in the background. */
const longest = 10_000;

/** About the time a page needs to settle. */
const pause = 200;

/** Resolves when the page is painted and the browser is idle: for content below the fold. */
export async function afterFirstPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longest);
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve();
      return;
    }
    // Resolves even if that was long ago.
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await whenFree();
}

/** Resolves when the browser is idle. Between two pieces of background work it can respond to the user. */
export async function whenFree(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });
}

/** Removes the loading text of the served page once there is content. */
export function dropLateNotice(root: Element): void {
  if (root.childElementCount > 0) {
    document.querySelector('.late')?.remove();
    return;
  }
  const observer = new MutationObserver(() => {
    document.querySelector('.late')?.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}
