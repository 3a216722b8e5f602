import { enums, object } from 'superstruct';
import { isScheme, schemeCookie, schemes, type Scheme } from '../../contract/shell/schemes.ts';
import { cookieNamed, rememberChoice } from './choice-cookie.ts';
import { openTabChannel, tabChannels } from './tab-channel.ts';

/** The scheme chosen in this browser; `system` without a choice. `cookie` is the document's. */
export function chosenScheme(cookie: string): Scheme {
  const chosen = cookieNamed(cookie, schemeCookie);
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

/** Stores the choice in a cookie, which the server reads before serving a page. */
export const rememberScheme = (scheme: Scheme): void => rememberChoice(schemeCookie, scheme);

/** This tab's end of the channel on which tabs of one browser announce a choice. */
export const createSchemeTabs = () =>
  openTabChannel(tabChannels.scheme, object({ scheme: enums(schemes) }), ({ scheme }) => ({ type: 'scheme.announced', scheme }));
