import { fromCallback, type EventObject } from 'xstate';

/** How many boxes were open at the entry of the browser's history that is shown now. */
export function shownDepth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('modalDepth' in state)) return 0;
  return typeof state.modalDepth === 'number' ? state.modalDepth : 0;
}

/** Tells which entry the browser has gone to. */
export const watchEntries = fromCallback<EventObject>(({ sendBack }) => {
  // An entry that a reload has left over: no box is open there.
  if (shownDepth() > 0) History.prototype.replaceState.call(history, null, '');
  const hear = () => sendBack({ type: 'entry.shown', depth: shownDepth() });
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
});

/** Makes an entry for each box above `from`. */
export function pushEntries({ from, to }: { from: number; to: number }): void {
  // Not `history.pushState`: the router hears of that, and would take it for a new page that begins at its top.
  for (let depth = from + 1; depth <= to; depth += 1) History.prototype.pushState.call(history, { modalDepth: depth }, '');
}

export const travel = ({ from, to }: { from: number; to: number }): void => history.go(to - from);
