// Whether the server that this configuration starts is one for development. The rule is that of server/standing.ts, which these
// scripts cannot read: tests/scripts/standing.test.ts holds the two together.
import { setting } from './runtime.mjs';

const isThisComputer = (host) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
const hostOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '');

/** Which setting lets others in; null for none. */
export function openSetting() {
  const [host, publicUrl] = [setting('HOST') || '127.0.0.1', setting('PUBLIC_URL') || 'http://localhost'];
  if (!isThisComputer(hostOf(publicUrl))) return `PUBLIC_URL ${publicUrl}`;
  return isThisComputer(host) ? null : `HOST ${host}`;
}

export const isForAnybody = () => setting('DEMO_FOR_ANYBODY') === 'yes';

export function isDevelopment() {
  const said = setting('NODE_ENV');
  if (said === 'production') return false;
  if (isForAnybody()) return true;
  return openSetting() === null && (said !== '' || setting('DATABASE_URL') === '');
}
