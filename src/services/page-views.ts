import ky from 'ky';

/** Time-out of an analytics call, in milliseconds. */
const timeout = 5_000;

/**
 * Reports each page view to `url`: only the route pattern (`/ai/:companyUri/new`), which identifies nobody.
 * Failed reports are dropped silently.
 */
export const pageViewsAt =
  (url: string) =>
  (pattern: string): void => {
    // Plain text needs no CORS preflight.
    const body = JSON.stringify({ path: pattern });
    ky.post(url, { body, timeout, retry: 0, credentials: 'omit', mode: 'no-cors', keepalive: true }).catch(() => undefined);
  };
