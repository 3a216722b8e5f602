const authPages = ['/sign-up', '/login', '/reset-password'];

/**
 * The page to come back to after signing in, or null when `path` is not a path of this site (design 9: `//x`, `/\x`,
 * `https:x`, `%2f%2fx` and `javascript:` are refused) or is itself a page of the way in.
 */
export function safeSourcePage(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 2_000) return null;
  // Browsers read a back slash as a slash and drop control characters, so neither may stand anywhere.
  if (/^\/(?:\/|%2f|%5c)|[\p{Cc}\\]/iu.test(path)) return null;
  if (authPages.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))) return null;
  return path;
}
