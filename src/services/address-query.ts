import { fromCallback, type EventObject } from 'xstate';

const pairs = (): [string, string][] => [...new URLSearchParams(location.search)];

/** Calls `hear` when the query of this page's address changes: Back and Forward, or links to the same page. */
function follow(hear: () => void): () => void {
  const path = location.pathname;
  const check = () => {
    if (location.pathname === path) hear();
  };
  // wouter announces the History API's silent changes as events of these names.
  const events = ['popstate', 'pushState', 'replaceState'];
  for (const event of events) addEventListener(event, check);
  return () => {
    for (const event of events) removeEventListener(event, check);
  };
}

/** Not `history.pushState`: the router patches it, and would scroll to the top as for a new page. */
function show(path: string, query: string, isReplacing: boolean): void {
  const address = query === '' ? path : `${path}?${query}`;
  if (isReplacing) History.prototype.replaceState.call(history, null, '', address);
  else History.prototype.pushState.call(history, null, '', address);
}

/** One key of the query, which a flow of its own reads and writes: `createAddressKey`. */
const keptIn = (text: string, key: string | null): string => {
  const value = key === null ? null : new URLSearchParams(text).get(key);
  return value === null ? '' : `${key}=${encodeURIComponent(value)}`;
};

/** The query of the current address, for a flow to read and write. `except`: a key that belongs to another flow, and stays. */
export function createAddressQuery({ except = null }: { except?: string | null } = {}) {
  const path = location.pathname;
  const own = () => pairs().filter(([name]) => name !== except);
  const text = () => new URLSearchParams(own()).toString();
  let known = text();

  /** Reports queries that this flow did not write. */
  const watch = fromCallback<EventObject>(({ sendBack }) =>
    follow(() => {
      if (text() === known) return;
      known = text();
      sendBack({ type: 'query.arrived', params: own() });
    }),
  );

  const write = ({ query, isReplacing }: { query: string; isReplacing: boolean }) => {
    show(path, [query, keptIn(location.search, except)].filter((part) => part !== '').join('&'), isReplacing);
    known = text();
  };
  return { params: own(), watch, write };
}

/** One key of the query of the current address, for a flow to read and write beside another flow of the page. */
export function createAddressKey(key: string) {
  const path = location.pathname;
  const read = () => new URLSearchParams(location.search).get(key);

  const watch = fromCallback<EventObject>(({ sendBack }) => follow(() => sendBack({ type: 'address.arrived', guid: read() })));

  const write = (value: string | null) => {
    const others = new URLSearchParams(pairs().filter(([name]) => name !== key));
    if (value !== null) others.append(key, value);
    show(path, others.toString(), false);
  };
  return { value: read(), watch, write };
}
