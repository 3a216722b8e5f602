/** As long as it may take until a page that nobody looks at is painted. */
const longest = 10_000;

/** About as long as a page needs to settle. */
const pause = 200;

/** When the browser has painted the page and has nothing better to do: for what lies below the first sight of it. */
export async function afterFirstPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longest);
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve();
      return;
    }
    // Also when it was long ago.
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await whenFree();
}

/** When the browser has nothing better to do. Between two pieces of background work it can answer the user. */
export async function whenFree(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });
}

/** Takes away what the served page says while nothing has come, as soon as something has. */
export function dropLateNotice(root: Element): void {
  const observer = new MutationObserver(() => {
    document.querySelector('main.late')?.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}
