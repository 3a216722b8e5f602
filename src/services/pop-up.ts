import { is } from 'superstruct';
import { fromEventObservable, toObserver, type Observer } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import {
  oauthCallback,
  oauthChannel,
  oauthMessageSchema,
  oauthPaths,
  writeLoginState,
  type OauthMessage,
} from '../../contract/sign-in/oauth.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { timings } from '../../machines/parts/timings.ts';
import type { PopUpRequest, PopUpSignal } from '../../machines/sign-in/pop-up.machine.ts';
import { loadPath } from './location.ts';

/** Pop-up sizes in CSS pixels. Apple's is Google's. */
const popUpSizes = {
  google: { width: 500, height: 800 },
  facebook: { width: 600, height: 800 },
  apple: { width: 500, height: 800 },
} as const satisfies Record<Provider, object>;

/** The same name reuses the window: there is one at a time, and it comes to the front. */
const windowName = 'anydish-sign-in';

const address = (provider: Provider, query: Record<string, string>) =>
  `${fillPath(oauthPaths.start, { provider })}?${new URLSearchParams(query).toString()}`;

/** The size of each provider, centred over the opening window. */
function features(provider: Provider): string {
  const { width, height } = popUpSizes[provider];
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/**
 * Listens on the three ways a result page can report: the global callback, a message to its opener, and a broadcast channel in case
 * the provider cut it off from its opener. Returns a function to stop.
 */
function listen(popUp: Window, attempt: string, tell: (message: OauthMessage) => void): () => void {
  const hear = (wire: unknown, isFromWindow = false) => {
    const message = fromWire(wire);
    if (!is(message, oauthMessageSchema)) return;
    // The server cannot name a try that it has forgotten; then the message must come from our own window.
    if (message.attempt === attempt || (message.attempt === null && isFromWindow)) tell(message);
  };
  const onMessage = ({ origin, data, source }: MessageEvent<unknown>) => {
    if (origin === location.origin) hear(data, source === popUp);
  };
  const channel = new BroadcastChannel(oauthChannel);
  // Only pages of this origin can use the channel.
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  addEventListener('message', onMessage);
  Object.assign(window, { [oauthCallback]: (wire: unknown) => hear(wire) });
  return () => {
    channel.close();
    removeEventListener('message', onMessage);
    Reflect.deleteProperty(window, oauthCallback);
  };
}

function open({ provider, attempt, loginState }: PopUpRequest, tell: (signal: PopUpSignal) => void): () => void {
  const url = address(provider, { mode: 'pop-up', attempt, login_state: writeLoginState(loginState) });
  const popUp = window.open(url, windowName, features(provider));
  // Some blockers return a window that is already closed.
  if (popUp === null || popUp.closed) {
    tell({ type: 'popUp.blocked' });
    return () => undefined;
  }
  popUp.focus();
  const poll = setInterval(() => {
    if (!popUp.closed) return;
    clearInterval(poll);
    tell({ type: 'popUp.closed' });
  }, timings.closedPoll);
  const stopListening = listen(popUp, attempt, (message) => tell({ type: 'result.received', message }));
  tell({ type: 'popUp.opened' });
  return () => {
    clearInterval(poll);
    stopListening();
    popUp.close();
  };
}

/** Opens the window within the click and reports its result. */
export const showPopUp = fromEventObservable<PopUpSignal, PopUpRequest>(({ input }) => ({
  subscribe: (
    observer: Observer<PopUpSignal> | ((signal: PopUpSignal) => void),
    onError?: (error: unknown) => void,
    onEnd?: () => void,
  ) => {
    const { next } = toObserver(observer, onError, onEnd);
    return { unsubscribe: open(input, (signal) => next?.(signal)) };
  },
}));

/** Where pop-ups are blocked: the whole page goes to the provider, and returns to `sourcePage`. */
export function leaveForProvider({ provider, loginState }: PopUpRequest, sourcePage: string | null): void {
  const query = { mode: 'page', login_state: writeLoginState(loginState), ...(sourcePage !== null && { source_page: sourcePage }) };
  loadPath(address(provider, query));
}
