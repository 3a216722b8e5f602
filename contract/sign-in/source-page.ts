// Browsers and Node have the same parser of addresses (https://url.spec.whatwg.org); machines are compiled without a library that knows it.
declare const URL: new (path: string, base: string) => { origin: string; pathname: string; search: string; hash: string };

/** Stands in for this site: what an address makes of a path does not depend on where the site is. */
const dummyOrigin = 'https://own.invalid';
const longest = 2_000;
const authPages = ['/sign-up', '/login', '/reset-password'];

/** True for `//x`, which a browser reads as another site, also where somebody on the way decodes it first. */
const leavesSite = (pathname: string) => pathname.startsWith('//') || /%(?:2f|5c)/i.test(pathname);

/**
 * The address that a browser makes of a path of this site: dots resolved, odd characters escaped. Null for what leads to another
 * site, or could. Only what this answers may be redirected to, never what it was asked about.
 */
export function ownPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  // Browsers read a back slash as a slash and drop control characters, so neither may stand anywhere; nor may half a character.
  if (/[\p{Cc}\p{Cs}\\]/u.test(path)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, dummyOrigin);
    return origin !== dummyOrigin || leavesSite(pathname) ? null : pathname + search + hash;
  } catch {
    return null;
  }
}

/** The page to come back to after signing in, as `ownPath` resolves it; null also for a page that is itself of the way in. */
export function safeSourcePage(path: unknown): string | null {
  // Looked at before, so that nobody has megabytes resolved.
  const resolved = typeof path === 'string' && path.length <= longest ? ownPath(path) : null;
  if (resolved === null || resolved.length > longest) return null;
  const [pathname = ''] = resolved.split(/[?#]/, 1);
  return authPages.some((page) => pathname === page || pathname.startsWith(`${page}/`)) ? null : resolved;
}
