import type { Session } from '../../../contract/entities.ts';

/** The kitchen of the user's first company (spec 1); null without one. */
export function newRecipePath(session: Session): string | null {
  const company = session.extra.companies?.[0];
  return company === undefined ? null : `/ai/${encodeURIComponent(company.uri)}/new`;
}

export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where the settings begin: their list. */
export const settingsPath = '/account/settings';
