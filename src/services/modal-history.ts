/** A journey through the history takes a few milliseconds; one that has not arrived after this many never will. */
const longestJourney = 1_000;

/** How many boxes were open at the entry of the browser's history that is shown now. */
function depthNow(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('modalDepth' in state)) return 0;
  return typeof state.modalDepth === 'number' ? state.modalDepth : 0;
}

interface ModalHistory {
  /** Calls back when the user went to another entry; returns the way to stop. */
  watch: (onMove: (depth: number) => void) => () => void;
  /** Has the history one entry for each of so many open boxes. */
  keepDepth: (depth: number) => void;
  /** Runs `act` when the browser stands where it should, at once if it does. Who goes to another page before that, ends up elsewhere. */
  afterwards: (act: () => void) => void;
}

/** The browser's way back as the way to close a box: each open box has an entry of its own above the page's. */
export function createModalHistory(): ModalHistory {
  let wanted = 0;
  /** The deepest entry that was made. */
  let made = 0;
  let journey: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void)[] = [];

  const arrive = () => {
    if (journey !== null) clearTimeout(journey);
    journey = null;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };
  const apply = () => {
    const now = depthNow();
    if (wanted > made && wanted > now) {
      // Not `history.pushState`: the router hears of that, and would take it for a new page that begins at its top.
      for (let depth = now + 1; depth <= wanted; depth += 1) History.prototype.pushState.call(history, { modalDepth: depth }, '');
    } else if (wanted !== now) {
      journey = setTimeout(arrive, longestJourney);
      history.go(wanted - now);
    }
    made = wanted;
  };
  return {
    watch: (onMove) => {
      // An entry that a reload has left over: no box is open there.
      if (depthNow() > 0) History.prototype.replaceState.call(history, null, '');
      const hear = () => {
        if (journey === null) return onMove(depthNow());
        arrive();
        if (wanted !== depthNow()) apply();
      };
      addEventListener('popstate', hear);
      return () => removeEventListener('popstate', hear);
    },
    keepDepth: (depth) => {
      wanted = depth;
      if (journey === null) apply();
    },
    afterwards: (act) => {
      if (journey === null) act();
      else waiting.push(act);
    },
  };
}
