import type { KeyedLimit } from '../limits/rate-limit.ts';

const hour = 3_600;
const perHour =
  (what: string, limit: number) =>
  (userGuid: string): KeyedLimit => ({ key: `${what} ${userGuid}`, limit, windowSeconds: hour });

/** How often a member of staff may use costly actions. */
export const consoleLimits = {
  impersonations: perHour('impersonations', 30),
  views: perHour('console views', 60),
  changes: perHour('console changes', 1_000),
  selections: perHour('console selections', 120),
  runs: perHour('console runs', 300),
  lab: perHour('console lab', 120),
  sitemaps: perHour('console sitemaps', 60),
  names: perHour('console names', 120),
  exports: perHour('console exports', 60),
} as const;
