import { fromCallback, type EventObject } from 'xstate';

/** The number of open boxes at the current history entry. */
export function shownDepth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('modalDepth' in state)) return 0;
  return typeof state.modalDepth === 'number' ? state.modalDepth : 0;
}

/** Reports the history entry the browser moved to. */
export const watchEntries = fromCallback<EventObject>(({ sendBack }) => {
  // An entry left over by a reload: no box is open there.
  if (shownDepth() > 0) History.prototype.replaceState.call(history, null, '');
  const hear = () => sendBack({ type: 'entry.shown', depth: shownDepth() });
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
});

/** Pushes an entry for each box above `from`. */
export function pushEntries({ from, to }: { from: number; to: number }): void {
  // Not `history.pushState`: the router patches it, and would treat it as a new page and scroll to the top.
  for (let depth = from + 1; depth <= to; depth += 1) History.prototype.pushState.call(history, { modalDepth: depth }, '');
}

export const travel = ({ from, to }: { from: number; to: number }): void => history.go(to - from);
