import type { KeyedLimit } from '../../limits/rate-limit.ts';

const hour = 60 * 60;

/** How often recipes are shared, and shared ones reported. */
export const shareLimits = {
  /** Links made and changed by one account: each link stays. */
  shares: (userGuid: string): KeyedLimit => ({ key: `shares ${userGuid}`, limit: 120, windowSeconds: hour }),
  /** Reports from one network: nobody signs in for one. */
  reportNetwork: (network: string): KeyedLimit => ({ key: `report network ${network}`, limit: 10, windowSeconds: hour }),
  /** Reports about one recipe in a day: more tell staff nothing new. */
  reportsOf: (id: string): KeyedLimit => ({ key: `reports of ${id}`, limit: 50, windowSeconds: 24 * hour }),
} as const;
