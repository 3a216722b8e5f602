/* Choices of a browser's reader, in cookies that are not secret: the server reads them before it serves a page. */

const aYear = 365 * 24 * 60 * 60;

/** The value of a cookie; null without it. `cookie` is the document's. */
export const cookieNamed = (cookie: string, name: string): string | null => new URLSearchParams(cookie.replaceAll('; ', '&')).get(name);

/** Keeps a choice for a year. `value` needs no escaping. */
export function rememberChoice(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}
