import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { inReadersLanguage } from '@anydish/kitchen/write';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { wishLabel } from '@anydish/kitchen/foods';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken, type KeyedLimit } from '../../limits/rate-limit.ts';
import { requireCompany } from '../../sign-in/viewer.ts';
import { requireOwnCompany } from '../change-routes.ts';
import { findRecipe } from '../routes.ts';
import { asRecipe, type Reader, type RecipeRow } from '../stored-recipe.ts';
import { appendVersion } from './append-version.ts';
import { checkEdit, holdAt } from './edit-recipe.ts';
import { heldWishes, wishesToKeep } from './held-wishes.ts';
import { findVersion, listVersions } from './versions.ts';

/** Versions made by hand, per account. */
const versionLimit = (userGuid: string): KeyedLimit => ({ key: `recipe versions ${userGuid}`, limit: 240, windowSeconds: 3_600 });

const noLongerKept = () => new Failure('notFound', i18n._('This version is no longer kept.'));

const isNumber = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

/** Owner actions on versions: view, restore, edit the current one. */
export function registerVersions(app: FastifyInstance): void {
  const { db, clock } = app.deps;
  const showTo = (companyUri: string, reader: Reader) => (row: RecipeRow) => asRecipe(row, companyUri, reader);

  route(app, endpoints.listVersions, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const row = await findRecipe(db, company.guid, params['guid']);
      return { versions: await listVersions(db, row, company.uri, { viewer, language: pageLanguage(viewer, request) }) };
    },
  });

  route(app, endpoints.getVersion, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const row = await findRecipe(db, company.guid, params['guid']);
      const reader = { viewer, language: pageLanguage(viewer, request) };
      const asked = params['version'] === 'latest' ? String(row.version) : params['version'];
      if (!isNumber(asked)) throw noLongerKept();
      const found = await findVersion(db, row, Number(asked));
      if (found === null) throw noLongerKept();
      const before = found.madeFrom === null ? null : await findVersion(db, row, found.madeFrom);
      return {
        recipe: asRecipe(found.row, company.uri, reader),
        before: before === null ? null : asRecipe(before.row, company.uri, reader),
      };
    },
  });

  route(app, endpoints.restoreRecipe, {
    handler: async ({ request, params, body: { version, to } }) => {
      const { viewer, company, reader } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      await takeToken(db, clock, versionLimit(viewer.userGuid));
      const show = showTo(company.uri, reader);
      const before = await findRecipe(db, company.guid, guid);
      const held = await heldWishes(db, before);
      const target = await findVersion(db, before, to);
      if (target === null) throw noLongerKept();
      const by = { owner: viewer.userGuid, field: 'to' };
      const [broken] = await readUntrusted('broken', [target.row.body, target.row.cooked_by.kind, held], by);
      if (broken !== undefined) {
        const values = { item: broken.item, wish: wishLabel(broken.wish, reader.language) };
        throw invalidFields({
          to: i18n._('This version holds {item}, which is to be left out ({wish}). It can be read, but not brought back.', values),
        });
      }
      return inTransaction(db, async (tx) => {
        const row = await holdAt(tx, guid, version, show);
        const { title, body, plan, cooked_by: cookedBy, excluded } = target.row;
        await appendVersion(tx, clock.now(), row, { kind: 'restored', wish: null, madeFrom: to, title, body, plan, cookedBy, excluded });
        return show(await tx.selectFrom('recipes').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow());
      });
    },
  });

  route(app, endpoints.editRecipe, {
    handler: async ({ request, params, body: { version, ...edit } }) => {
      const { viewer, company, reader } = await requireOwnCompany(request, params['companyUri']);
      const found = await findRecipe(db, company.guid, params['guid']);
      checkEdit(edit);
      await takeToken(db, clock, versionLimit(viewer.userGuid));
      const show = showTo(company.uri, reader);
      const wishes = await wishesToKeep(db, found);
      // Read before locking, so that nobody waits; a changed version is then refused.
      const { title, cooked_by: cookedBy } = found;
      const before = { ...inReadersLanguage(found, reader.language), title: show(found).title };
      const edited = await readUntrusted('edited', [before, edit, cookedBy.kind, wishes], { owner: viewer.userGuid, field: 'steps' });
      return inTransaction(db, async (tx) => {
        const row = await holdAt(tx, found.guid, version, show);
        await appendVersion(tx, clock.now(), row, {
          kind: 'edited',
          wish: null,
          madeFrom: row.version,
          title: edited.title === before.title ? title : null,
          body: edited,
          // The text is the user's own from here on, so it can no longer be translated from a plan.
          plan: null,
          cookedBy,
          excluded: row.excluded ?? wishes,
        });
        return show(await tx.selectFrom('recipes').selectAll().where('guid', '=', row.guid).executeTakeFirstOrThrow());
      });
    },
  });
}
