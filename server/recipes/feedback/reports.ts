import type { ReportKind } from '../../../contract/recipes/feedback-endpoints.ts';
import { wordsProblem } from '../../../contract/account/tell-us.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { reportMail } from '../../mail/report-mail.ts';
import type { RecipeRow } from '../stored-recipe.ts';
import { count, countedUnder } from './figures.ts';

interface Report {
  kind: ReportKind;
  words: string;
  requestKey: string;
  /** The link by which a visitor read the recipe, and its path; null for the owner's own. */
  share: { id: string; path: string } | null;
}

/** @throws Failure invalidInput under the field `words` */
export const checkWords = (words: string): void => refuseProblems({ words: wordsProblem(words) });

/**
 * Reports a problem to staff: in the list of reports, and by mail if an address is configured. The same key is the same report. `row` is the version
 * concerned.
 */
export async function fileReport(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  row: RecipeRow,
  { kind, words, requestKey, share }: Report,
): Promise<void> {
  const now = clock.now();
  const told = { kind, words: words.trim(), request_key: requestKey, share_id: share?.id ?? null };
  await inTransaction(db, async (tx) => {
    const guid = newGuid();
    const { numInsertedOrUpdatedRows: stored = 0n } = await tx
      .insertInto('recipe_reports')
      .values({ guid, recipe_guid: row.guid, version: row.version, ...told, created_at: now })
      .onConflict((key) => key.columns(['recipe_guid', 'request_key']).doNothing())
      .executeTakeFirst();
    if (stored === 0n) return;
    await count(tx, countedUnder(row), now, { reports: 1 });
    const { supportEmail: to } = config;
    if (to === null) return;
    await mailer.send(tx, reportMail({ ...config, to, supportEmail: to, kind, words: told.words, path: share?.path ?? null, guid }));
  });
  mailer.deliver();
}
