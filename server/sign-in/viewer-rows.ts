import type { Company, StaffPermissions } from '../../contract/entities.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Locale } from '../../contract/shell/locales.ts';

/** A member of staff behind a session that is somebody else's. */
export interface Impersonation {
  guid: string;
  staffGuid: string;
  staffEmail: string;
}

/** The signed-in person behind a request. */
export interface Viewer {
  userGuid: string;
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  staff: StaffPermissions | null;
  /** The account owner's choice; null without one. */
  language: Locale | null;
  /** For how many and in which units the owner cooks; null for what was not chosen. */
  defaultServings: number | null;
  defaultUnits: UnitSystem | null;
  defaultOven: OvenScale | null;
  /** When the account is deleted, as its owner asked; null when nobody asked. Milliseconds since 1970. */
  deletesAt: number | null;
  /** Oldest membership first. */
  companies: Company[];
  /** Who it really is, when it is a member of staff in this person's place. */
  impersonation: Impersonation | null;
}

/** One row for each project of each company; what belongs to a company or project is null where there is none. */
export interface ViewerRow extends Omit<Viewer, 'companies' | 'impersonation'> {
  joinedAt: number | null;
  companyGuid: string | null;
  companyCreatedAt: number | null;
  companyName: string | null;
  companyUri: string | null;
  industry: string | null;
  size: string | null;
  projectGuid: string | null;
  projectName: string | null;
  projectUri: string | null;
}

// This runs with every call, so it was measured: each column of an answer costs as much as a look-up by an index. A row is
// one JSON object for that reason, and flat, because nested ones need an aggregate for each user.
/** Arguments of `json_build_object` for a ViewerRow, with `viewerJoins`. */
export const viewerPairs = `
  'userGuid', u.guid, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'isVerified', u.is_verified,
  'staff', u.staff, 'language', u.language, 'defaultServings', u.default_servings, 'defaultUnits', u.default_units, 'defaultOven', u.default_oven, 'deletesAt', d.executes_at, 'joinedAt', m.created_at, 'companyGuid', c.guid, 'companyCreatedAt', c.created_at, 'companyName', c.name,
  'companyUri', c.uri, 'industry', c.industry, 'size', c.size, 'projectGuid', p.guid, 'projectName', p.name, 'projectUri', p.uri`;

/** Follows a table of users with the alias `u`. */
export const viewerJoins = `
  left join deletion_requests d on d.user_guid = u.guid and d.cancelled_at is null
  left join company_members m on m.user_guid = u.guid
  left join companies c on c.guid = m.company_guid
  left join projects p on p.company_guid = c.guid`;

const byAge = (a: ViewerRow, b: ViewerRow) =>
  (a.joinedAt ?? 0) - (b.joinedAt ?? 0) || (a.companyGuid ?? '').localeCompare(b.companyGuid ?? '');

function asCompany(row: ViewerRow, guid: string): Company {
  const { companyCreatedAt, companyName, companyUri, industry, size } = row;
  const name = companyName ?? '';
  return { guid, createdAt: companyCreatedAt ?? 0, name, uri: companyUri ?? '', industry: industry ?? '', size: size ?? '', projects: [] };
}

/** The viewer that all `rows` belong to; null for none. */
export function asViewer(rows: readonly ViewerRow[]): Viewer | null {
  const [first] = rows;
  if (!first) return null;
  const companies = new Map<string, Company>();
  for (const row of rows.length === 1 ? rows : rows.toSorted(byAge)) {
    if (row.companyGuid === null) continue;
    const company = companies.get(row.companyGuid) ?? asCompany(row, row.companyGuid);
    companies.set(row.companyGuid, company);
    if (row.projectGuid !== null) company.projects.push({ guid: row.projectGuid, name: row.projectName ?? '', uri: row.projectUri ?? '' });
  }
  for (const { projects } of companies.values()) projects.sort((a, b) => a.guid.localeCompare(b.guid));
  const { userGuid, email, firstName, lastName, isVerified, staff, language, defaultServings, defaultUnits, defaultOven, deletesAt } =
    first;
  const companyList = [...companies.values()];
  const account = {
    userGuid,
    email,
    firstName,
    lastName,
    isVerified,
    staff,
    language,
    defaultServings,
    defaultUnits,
    defaultOven,
    deletesAt,
  };
  return { ...account, companies: companyList, impersonation: null };
}
