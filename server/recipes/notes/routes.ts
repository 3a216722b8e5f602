import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { route } from '../../http/routes.ts';
import { takeToken, type KeyedLimit } from '../../limits/rate-limit.ts';
import { requireCompany } from '../../sign-in/viewer.ts';
import { requireOwnCompany } from '../change-routes.ts';
import { findRecipe } from '../routes.ts';

/** Notes are saved while typing. */
const noteLimit = (userGuid: string): KeyedLimit => ({ key: `recipe notes ${userGuid}`, limit: 1_200, windowSeconds: 3_600 });

/** Owner notes on a recipe and its steps. */
export function registerNotes(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.listNotes, {
    handler: async ({ request, params }) => {
      const { company } = await requireCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      const notes = await db
        .selectFrom('recipe_notes')
        .select(['step', 'text'])
        .where('recipe_guid', '=', guid)
        .orderBy(sql`coalesce(step, -1)`)
        .execute();
      return { notes };
    },
  });

  route(app, endpoints.writeNote, {
    handler: async ({ request, params, body: { step, text } }) => {
      const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      await takeToken(db, clock, noteLimit(viewer.userGuid));
      if (text.trim() === '') {
        await db
          .deleteFrom('recipe_notes')
          .where('recipe_guid', '=', guid)
          .where(sql<boolean>`coalesce(step, -1) = ${step ?? -1}`)
          .execute();
        return { step, text: '' };
      }
      await db
        .insertInto('recipe_notes')
        .values({ recipe_guid: guid, step, text, changed_at: clock.now() })
        .onConflict((place) =>
          place
            .expression(sql`recipe_guid, coalesce(step, -1)`)
            .doUpdateSet({ text: (eb) => eb.ref('excluded.text'), changed_at: (eb) => eb.ref('excluded.changed_at') }),
        )
        .execute();
      return { step, text };
    },
  });
}
