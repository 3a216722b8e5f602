import { fromCallback, type EventObject } from 'xstate';

const pairs = (): [string, string][] => [...new URLSearchParams(location.search)];

/** The query of the current address, for a flow to read and write. */
export function createAddressQuery() {
  const path = location.pathname;
  let known = location.search;

  /** Reports queries that this flow did not write: Back and Forward, or links to the same page. */
  const watch = fromCallback<EventObject>(({ sendBack }) => {
    const hear = () => {
      if (location.pathname !== path || location.search === known) return;
      known = location.search;
      sendBack({ type: 'query.arrived', params: pairs() });
    };
    // wouter announces the History API's silent changes as events of these names.
    const events = ['popstate', 'pushState', 'replaceState'];
    for (const event of events) addEventListener(event, hear);
    return () => {
      for (const event of events) removeEventListener(event, hear);
    };
  });

  const write = ({ query, isReplacing }: { query: string; isReplacing: boolean }) => {
    const address = query === '' ? path : `${path}?${query}`;
    // Not `history.pushState`: the router patches it, and would scroll to the top as for a new page.
    if (isReplacing) History.prototype.replaceState.call(history, null, '', address);
    else History.prototype.pushState.call(history, null, '', address);
    known = location.search;
  };
  return { params: pairs(), watch, write };
}
