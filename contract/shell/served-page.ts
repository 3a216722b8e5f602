import type { Locale } from './locales.ts';
import type { PublicConfig } from './public-config.ts';

/** What the server asks of the built pages: a page as a guest sees it. */
export interface PageOrder {
  path: string;
  language: Locale;
  config: PublicConfig;
  /** The site's own origin: passkeys belong to a host name. */
  origin: string;
  /** Answers of public calls, as they were sent, by path and query. */
  answers: Readonly<Record<string, unknown>>;
}

/** A rendered page. */
export interface ServedPage {
  /** The content of `#root`. */
  html: string;
  /** A hash of the state it was rendered from: the code takes it over only from the same state. */
  digest: string;
}

/** What the built module `dist/.served/served.mjs` exports. */
export interface PageRenderer {
  renderPage: (order: PageOrder) => Promise<ServedPage>;
}

/** Fired on the document when the code has taken the served page over; `src/early.ts` then gives back what was clicked before. */
export const takenOver = 'anydish:taken-over';
