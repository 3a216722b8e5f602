/** User input that cancels the restoring of the scroll position. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top; Back and Forward restore the scroll position. The browser's own restoring comes too early, before a
 * list is loaded and the page is long enough.
 */
export function watchScroll(): void {
  const places = new Map<string, number>();
  let path = location.pathname;
  let stop = (): void => undefined;

  /** Stores the scroll position of the page being left. Returns whether the page changed. */
  const leave = (): boolean => {
    if (path === location.pathname) return false;
    stop();
    places.set(path, scrollY);
    path = location.pathname;
    return true;
  };
  addEventListener('pushState', () => {
    leave();
    scrollTo(0, 0);
  });
  // A flow leads to its result in place of its own page; other replacements change the query only.
  addEventListener('replaceState', () => {
    if (leave()) scrollTo(0, 0);
  });
  addEventListener('popstate', () => {
    const place = leave() ? (places.get(path) ?? 0) : 0;
    if (place > 0) stop = returnTo(place);
  });
}

/** Scrolls to a position once the page is long enough. Returns a function to give up. */
function returnTo(place: number): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    scrollTo(0, place);
    // The first call reports the page being left.
    if (!isFirst && scrollY >= place - 1) stop();
    isFirst = false;
  });
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
