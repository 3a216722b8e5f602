import { sql, type Kysely } from 'kysely';
import { findLiving } from '../console/impersonation/living.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { hashToken } from '../sign-in/secrets.ts';
import { sessionLimits } from '../sign-in/sessions.ts';

const anyCompany = '-';

/**
 * What a stream may be read by, as text, so that equal ones are checked once: the user's session (`own`: not one of staff in the user's place; `member`:
 * while the user is in the company), or the secret of a shared list.
 */
export const permits = {
  own: (token: string, userGuid: string): string => `own ${hashToken(token)} ${userGuid} ${anyCompany}`,
  member: (token: string, userGuid: string, companyGuid: string): string => `member ${hashToken(token)} ${userGuid} ${companyGuid}`,
  link: (key: string): string => `link ${hashToken(key)}`,
};

const kindOf = (permit: string) => permit.slice(0, permit.indexOf(' '));
const hashesOf = (given: readonly string[], isWanted: (kind: string) => boolean) => [
  ...new Set(given.flatMap((permit) => (isWanted(kindOf(permit)) ? [permit.split(' ')[1] ?? ''] : []))),
];

interface Row {
  hash: string;
  user_guid: string | null;
  company_guid: string | null;
  is_own: boolean;
}

/** Which of these are still valid, by one statement. A check is not a visit, so an open page does not keep a session alive (ASVS 7.3.1). */
export async function validPermits(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  given: readonly string[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const { rows } = await sql<Row>`
    select s.token_hash as hash, s.user_guid, m.company_guid, s.impersonation_guid is null as is_own
    from sessions s join users u on u.guid = s.user_guid left join company_members m on m.user_guid = s.user_guid
    where s.token_hash = any(${hashesOf(given, (kind) => kind !== 'link')}::text[])
      and s.expires_at > ${now}::int8 and s.last_seen_at > ${now - sessionLimits.idle}::int8
      and (u.staff is null or s.created_at > ${now - sessionLimits.staff}::int8)
      and (s.impersonation_guid is null or s.impersonation_guid in (${findLiving(db, now).select('impersonations.guid')}))
    union all
    select key_hash, null, null, false from shopping_links where key_hash = any(${hashesOf(given, (kind) => kind === 'link')}::text[])`.execute(
    db,
  );
  const valid = new Set(
    rows.flatMap(({ hash, user_guid: user, company_guid: company, is_own: isOwn }) => {
      if (user === null) return [`link ${hash}`];
      return [`member ${hash} ${user} ${company}`, ...(isOwn ? [`own ${hash} ${user} ${anyCompany}`] : [])];
    }),
  );
  return new Set(given.filter((permit) => valid.has(permit)));
}
