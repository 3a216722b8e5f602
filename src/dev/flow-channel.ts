/** The channel over which the tabs of one browser speak about their flows. Only tabs of this site hear it. */
const name = 'anydish.flows';

let own: BroadcastChannel | null = null;

/** This tab's end of the channel. There is one, so that a tab does not hear itself: a viewer shows the other tabs. */
export function flowChannel(): BroadcastChannel {
  own ??= new BroadcastChannel(name);
  return own;
}

/** The part of a BroadcastChannel that is used; a test gives its own. */
export interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}
