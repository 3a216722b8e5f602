import type { Session } from '../../contract/entities.ts';

/** Where a signed-in user goes when no source page was stored. */
export const defaultPage = '/account';

/** Where a new user goes to enter a name. */
export const profilePage = '/sign-up/profile';

/** The kitchen of the user's first company; null without one. */
export function kitchenPageOf({ extra }: Session): string | null {
  const company = extra.companies?.[0];
  return company === undefined ? null : `/ai/${encodeURIComponent(company.uri)}/new`;
}

/** The start page: the landing page for visitors, the kitchen for members, and the name step for accounts without a name. */
export function startPageOf(session: Session): string {
  if (!session.isVerified) return '/';
  return session.fullName === '' ? profilePage : (kitchenPageOf(session) ?? defaultPage);
}
