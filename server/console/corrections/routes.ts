import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { reasonProblem } from '../../../contract/console/impersonation.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { isLocale, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { inReadersLanguage } from '@anydish/kitchen/write';
import { takeToken } from '../../limits/rate-limit.ts';
import { recipeCorrectedMail } from '../../mail/share-mails.ts';
import { asRecipe, type RecipeRow } from '../../recipes/stored-recipe.ts';
import { appendVersion } from '../../recipes/versions/append-version.ts';
import { checkEdit, holdAt } from '../../recipes/versions/edit-recipe.ts';
import { wishesToKeep } from '../../recipes/versions/held-wishes.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { requireStaff } from '../gate.ts';
import { consoleLimits } from '../limits.ts';
import { changeText } from './change-text.ts';

const needs = { flags: ['canManageRecipes'] } as const;

const storedLanguage = ({ body: { language } }: RecipeRow): Locale => (isLocale(language) ? language : sourceLocale);

const withoutShelf = ({ shelf: _, ...recipe }: Recipe): Recipe => recipe;

/** For staff: in its stored language, without what only its owner sees. */
function contentOf(row: RecipeRow): Recipe {
  const reader = { viewer: { impersonation: null }, language: storedLanguage(row) };
  return withoutShelf(asRecipe({ ...row, photo_guid: null, more_photos: [] }, '', reader));
}

/** @throws Failure notFound, also for a recipe in the trash */
function findRow(db: Kysely<Database>, guid: string): Promise<RecipeRow> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('guid', '=', guid)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow(() => new Failure('notFound', i18n._('Recipe not found.')));
}

async function tellOwner(
  tx: Transaction<Database>,
  { mailer, config }: Deps,
  { guid, title, reason }: { guid: string; title: string; reason: string },
): Promise<void> {
  const { rows } = await sql<{ email: string; language: Locale | null }>`
    select u.email, u.language from recipes r join users u on u.guid = r.user_guid where r.guid = ${guid}`.execute(tx);
  for (const { email, language } of rows)
    await mailer.send(tx, recipeCorrectedMail({ ...config, to: email, language: language ?? sourceLocale, title, reason }));
}

/** Corrections of recipes by staff. */
export function registerCorrections(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock, mailer } = deps;

  route(app, endpoints.getRecipeContent, {
    handler: async ({ request, params }) => {
      await requireStaff(request, needs);
      return contentOf(await findRow(db, readGuid(params['guid'])));
    },
  });

  route(app, endpoints.correctRecipe, {
    handler: async ({ request, params, body: { version, reason: typed, isMailed, summary, ...edit } }) => {
      const { userGuid, place } = await requireStaff(request, { ...needs, needsStepUp: true });
      const found = await findRow(db, readGuid(params['guid']));
      refuseProblems({ reason: reasonProblem(typed) });
      checkEdit(edit);
      if (summary.trim() === '') throw invalidFields({ summary: i18n._('This field is required.') });
      const reason = typed.trim();
      await takeToken(db, clock, consoleLimits.changes(userGuid));
      const wishes = await wishesToKeep(db, found);
      // Read before locking, so that nobody waits; a changed version is then refused.
      const before = { ...inReadersLanguage(found, storedLanguage(found)), title: contentOf(found).title };
      const read = [before, edit, found.cooked_by.kind, wishes] as const;
      const edited = { ...(await readUntrusted('edited', [...read], { owner: userGuid, field: 'steps' })), summary: summary.trim() };
      const corrected = await inTransaction(db, async (tx) => {
        const row = await holdAt(tx, found.guid, version, contentOf);
        const change = changeText(before, edited);
        if (change === '') return row;
        await appendVersion(tx, clock.now(), row, {
          kind: 'edited',
          wish: null,
          madeFrom: row.version,
          title: edited.title === before.title ? row.title : null,
          body: edited,
          plan: null,
          cookedBy: row.cooked_by,
          excluded: row.excluded ?? wishes,
        });
        const details = { row: row.guid, title: before.title, reason, change };
        await writeAudit(tx, clock, { action: 'recipes.correct', actorGuid: userGuid, place, subjectGuid: row.user_guid, details });
        if (isMailed) await tellOwner(tx, deps, { guid: row.guid, title: before.title, reason });
        return findRow(tx, row.guid);
      });
      mailer.deliver();
      return contentOf(corrected);
    },
  });
}
