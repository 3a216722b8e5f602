import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../../limits/rate-limit.ts';
import { requireCompany, requireOwnHands } from '../../sign-in/viewer.ts';
import { findRecipe } from '../routes.ts';
import { shareLimits } from './limits.ts';
import { newShareId, shareStateOf, slugFor } from './shared.ts';

/** Owner actions on share links. */
export function registerOwnShares(app: FastifyInstance): void {
  const { db, clock, config } = app.deps;
  const requireOwn = async (request: FastifyRequest, params: Record<string, string>) => {
    const { company, viewer } = await requireCompany(request, params['companyUri']);
    await requireOwnHands(request);
    return { viewer, recipe: await findRecipe(db, company.guid, params['guid']) };
  };

  route(app, endpoints.getShare, {
    handler: async ({ request, params }) => shareStateOf(db, (await requireOwn(request, params)).recipe, config),
  });

  route(app, endpoints.shareRecipe, {
    handler: async ({ request, params, body: { isListed, showsPhoto } }) => {
      const { viewer, recipe } = await requireOwn(request, params);
      await takeToken(db, clock, shareLimits.shares(viewer.userGuid));
      const now = clock.now();
      return inTransaction(db, async (tx) => {
        // Serialised, so that a recipe gets one link.
        const held = await tx.selectFrom('recipes').selectAll().where('guid', '=', recipe.guid).forUpdate().executeTakeFirst();
        if (held === undefined || held.trashed_at !== null) throw new Failure('notFound', i18n._('Recipe not found.'));
        const { share, barredFor } = await shareStateOf(tx, held, config);
        if (barredFor !== null) throw new Failure('conflict', i18n._('Our team withdrew this recipe. It cannot be shared again.'));
        const chosen = { is_listed: isListed, shows_photo: showsPhoto && held.photo_guid !== null, changed_at: now };
        if (share === null) {
          const id = newShareId();
          const slug = slugFor(held.title ?? held.body.title);
          await tx
            .insertInto('shared_recipes')
            .values({ id, recipe_guid: held.guid, slug, shared_at: now, ...chosen })
            .execute();
          await tx.updateTable('recipes').set({ share_id: id }).where('guid', '=', held.guid).execute();
        } else {
          // A recipe that search engines may not list is not shown on our own pages either.
          const featured = isListed ? {} : { featured_at: null };
          await tx
            .updateTable('shared_recipes')
            .set({ ...chosen, ...featured })
            .where('recipe_guid', '=', held.guid)
            .where('withdrawn_at', 'is', null)
            .execute();
        }
        return shareStateOf(tx, held, config);
      });
    },
  });

  route(app, endpoints.withdrawShare, {
    handler: async ({ request, params }) => {
      const { recipe } = await requireOwn(request, params);
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        await tx.updateTable('recipes').set({ share_id: null }).where('guid', '=', recipe.guid).execute();
        await tx
          .updateTable('shared_recipes')
          .set({ withdrawn_at: now, changed_at: now, featured_at: null })
          .where('recipe_guid', '=', recipe.guid)
          .where('withdrawn_at', 'is', null)
          .execute();
      });
      return shareStateOf(db, recipe, config);
    },
  });
}
