// Browsers and Node share the URL parser (https://url.spec.whatwg.org); machines are compiled without its types.
declare const URL: new (path: string, base: string) => { origin: string; pathname: string; search: string; hash: string };

/** A placeholder origin: resolving a path does not depend on the site's address. */
const dummyOrigin = 'https://own.invalid';
const longest = 2_000;
const authPages = ['/sign-up', '/login', '/reset-password'];

/** True for `//x`, which browsers read as another site, also after one decoding on the way. */
const leavesSite = (pathname: string) => pathname.startsWith('//') || /%(?:2f|5c)/i.test(pathname);

/**
 * The address that a browser makes of a path of this site: dots resolved, odd characters escaped. Null for what leads to another
 * site, or could. Only what this answers may be redirected to, never what it was asked about.
 */
export function ownPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  // Browsers read backslashes as slashes and drop control characters, so both are refused, and so are unpaired surrogates.
  if (/[\p{Cc}\p{Cs}\\]/u.test(path)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, dummyOrigin);
    return origin !== dummyOrigin || leavesSite(pathname) ? null : pathname + search + hash;
  } catch {
    return null;
  }
}

/** The page to return to after signing in, as resolved by `ownPath`; null also for sign-in pages. */
export function safeSourcePage(path: unknown): string | null {
  // Checked first, so that long inputs are not parsed.
  const resolved = typeof path === 'string' && path.length <= longest ? ownPath(path) : null;
  if (resolved === null || resolved.length > longest) return null;
  const [pathname = ''] = resolved.split(/[?#]/, 1);
  return authPages.some((page) => pathname === page || pathname.startsWith(`${page}/`)) ? null : resolved;
}
