import ky from 'ky';

/** Spec 9: the analytics time-out, in milliseconds. */
const timeout = 5_000;

/**
 * Tells the address `url` of each page view: the pattern of the route (`/ai/:companyUri/new`), so that nobody can be known by it.
 * A view that cannot be recorded is lost without a word.
 */
export const pageViewsAt =
  (url: string) =>
  (pattern: string): void => {
    // Plain text needs no question beforehand whether it may be sent to another site.
    const body = JSON.stringify({ path: pattern });
    ky.post(url, { body, timeout, retry: 0, credentials: 'omit', mode: 'no-cors', keepalive: true }).catch(() => undefined);
  };
