import type { KeyedLimit } from '../../limits/rate-limit.ts';

const hour = 60 * 60;

/** Limits for sharing recipes and for reporting shared ones. */
export const shareLimits = {
  /** Links created and changed by one account: links are permanent. */
  shares: (userGuid: string): KeyedLimit => ({ key: `shares ${userGuid}`, limit: 120, windowSeconds: hour }),
  /** Reports from one network: reporting needs no sign-in. */
  reportNetwork: (network: string): KeyedLimit => ({ key: `report network ${network}`, limit: 10, windowSeconds: hour }),
  /** Reports about one recipe per day: more tell staff nothing new. */
  reportsOf: (id: string): KeyedLimit => ({ key: `reports of ${id}`, limit: 50, windowSeconds: 24 * hour }),
} as const;
