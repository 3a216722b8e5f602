import type { Session } from '../../contract/entities.ts';

/** Where a signed-in user goes when no source page was stored. Spec 2. */
export const defaultPage = '/account';

/** Where a new user goes on to a name. Spec 2. */
export const profilePage = '/sign-up/profile';

/** The kitchen of the user's first company (spec 1); null without one. */
export function kitchenPageOf({ extra }: Session): string | null {
  const company = extra.companies?.[0];
  return company === undefined ? null : `/ai/${encodeURIComponent(company.uri)}/new`;
}

/** Where somebody begins: a visitor at the landing page, a member in the kitchen, and an account without a name at the step that asks for it. */
export function startPageOf(session: Session): string {
  if (!session.isVerified) return '/';
  return session.fullName === '' ? profilePage : (kitchenPageOf(session) ?? defaultPage);
}
