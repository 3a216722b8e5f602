import type { Settings } from './settings.ts';

/** Where a server stands: which of the two it is, and the reason, in words for the person who starts it. */
export interface Standing {
  isProduction: boolean;
  why: string;
}

/** True for a name or an address of this computer alone, as HOST or as it stands in a URL. */
export const isThisComputer = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** Which of the two is an address of others; null for none. */
function openTo({ host, publicUrl }: { host: string; publicUrl: string }): string | null {
  if (!isThisComputer(new URL(publicUrl).hostname)) return `PUBLIC_URL ${publicUrl}`;
  return isThisComputer(host) ? null : `HOST ${host}`;
}

/**
 * What exists outside production (demo accounts whose password everybody knows, the inbox, the demo identity provider, pages for
 * developers) is for one person at this computer. What others can reach is production, unless DEMO_FOR_ANYBODY says otherwise.
 * scripts/standing.mjs follows the same rule.
 */
export function standingOf(
  { NODE_ENV: said, DEMO_FOR_ANYBODY: forAnybody }: Pick<Settings, 'NODE_ENV' | 'DEMO_FOR_ANYBODY'>,
  place: { host: string; publicUrl: string; isEmbedded: boolean },
): Standing {
  if (said === 'production') return { isProduction: true, why: 'NODE_ENV says so' };
  if (forAnybody === 'yes') return { isProduction: false, why: 'DEMO_FOR_ANYBODY says so: anybody who reaches it may be staff' };
  const open = openTo(place);
  if (open !== null)
    return { isProduction: true, why: `${open} is not this computer alone${said === null ? '' : ', so NODE_ENV is not asked'}` };
  if (said !== null) return { isProduction: false, why: `NODE_ENV is ${said}, and HOST and PUBLIC_URL are this computer` };
  return place.isEmbedded
    ? { isProduction: false, why: 'HOST and PUBLIC_URL are this computer' }
    : { isProduction: true, why: 'DATABASE_URL is set, and NODE_ENV is not' };
}
