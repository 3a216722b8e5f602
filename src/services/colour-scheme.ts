import { enums, is, object } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { isScheme, schemeCookie, schemes, type Scheme } from '../../contract/shell/schemes.ts';

/** The scheme chosen in this browser; `system` without a choice. `cookie` is the document's. */
export function chosenScheme(cookie: string): Scheme {
  const chosen = new URLSearchParams(cookie.replaceAll('; ', '&')).get(schemeCookie);
  return isScheme(chosen) ? chosen : 'system';
}

/** Which scheme a `theme-color` is for: the attribute stays when its media query is replaced. */
const mediaOf = (scheme: Scheme, own: string | undefined): string => {
  if (scheme === 'system') return `(prefers-color-scheme: ${own})`;
  return scheme === own ? 'all' : 'not all';
};

/** Applies a scheme to the document, and to the browser's own bars. The server does the same before it serves a page. */
export function paintScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = mediaOf(scheme, meta.dataset['scheme']);
}

const aYear = 365 * 24 * 60 * 60;

/** Stores the choice in a cookie, which the server reads before serving a page. */
export function rememberScheme(scheme: Scheme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${schemeCookie}=${scheme}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

/** The channel on which tabs of one browser announce a choice. */
const schemeChannel = 'anydish.scheme';

const announcementSchema = object({ scheme: enums(schemes) });

/** This tab's end of the channel. */
export function createSchemeTabs() {
  const channel = new BroadcastChannel(schemeChannel);
  return {
    follow: fromCallback<EventObject>(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, announcementSchema)) sendBack({ type: 'scheme.announced', scheme: data.scheme });
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    }),
    tell: (scheme: Scheme) => channel.postMessage({ scheme }),
  };
}
