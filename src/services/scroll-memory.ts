/** What a user does who goes on reading: from here on the page stays where they put it. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page begins at its top. On the way back, and forward again, the page returns to where it was left. The browser alone cannot do that: its
 * attempt comes before a list is fetched again, while the page is still too short.
 */
export function watchScroll(): void {
  const places = new Map<string, number>();
  let path = location.pathname;
  let stop = (): void => undefined;

  /** Keeps the place of the page that is left. Returns whether there is another page now. */
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
  addEventListener('replaceState', leave);
  addEventListener('popstate', () => {
    const place = leave() ? (places.get(path) ?? 0) : 0;
    if (place > 0) stop = returnTo(place);
  });
}

/** Scrolls to a place as soon as the page is long enough for it. Returns the way to give up. */
function returnTo(place: number): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    scrollTo(0, place);
    // The first call tells of the page that is left.
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
