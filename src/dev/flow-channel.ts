/** The channel on which the tabs of one browser report their flows. Same-origin only. */
const name = 'anydish.flows';

let own: BroadcastChannel | null = null;

/** This tab's end of the channel. One per tab, so that a tab does not receive its own messages: a viewer shows the other tabs. */
export function flowChannel(): BroadcastChannel {
  own ??= new BroadcastChannel(name);
  return own;
}

/** The used part of a BroadcastChannel; tests provide their own. */
export interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}
