import type { FastifyInstance, FastifyReply } from 'fastify';
import { wordsProblem } from '../../../contract/account/tell-us.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { isLocale } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { readParams } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { pageLanguage, requestLanguage } from '../../language/request-language.ts';
import { i18n } from '../../language/sentence.ts';
import { inNetworks } from '../../limits/networks.ts';
import { takeToken, takeTokens } from '../../limits/rate-limit.ts';
import { reportMail } from '../../mail/share-mails.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { copyLimit } from '../change-routes.ts';
import { copyRecipe } from '../changes.ts';
import { asSummary } from '../stored-recipe.ts';
import { shareLimits } from './limits.ts';
import { drawPicture } from './picture.ts';
import { asPublic, publicBody, publicPlan } from './public-recipe.ts';
import { pathOf, requireShared } from './shared.ts';

/** A withdrawn recipe is gone from caches on the way after so many seconds. */
const pictureLife = 300;

/** ASVS 3.2.1: opened by itself it is a picture and nothing else. */
const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer) =>
  reply
    .type(type)
    .headers({
      'cache-control': `public, max-age=${pictureLife}`,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Pages that preview the link show it.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
    .send(bytes);

/** What is open to everybody who has a link. */
export function registerShared(app: FastifyInstance): void {
  const { db, clock, config, mailer } = app.deps;

  route(app, endpoints.getShared, {
    handler: async ({ request, reply, params, query }) => {
      const { share, row } = await requireShared(db, params['id']);
      void reply.header('x-robots-tag', 'noindex');
      const language = isLocale(query.language) ? query.language : requestLanguage(request);
      return {
        recipe: asPublic(row, share.id, language),
        photo: share.shows_photo && row.photo_guid !== null ? `${pathOf(share)}/photo.jpg` : null,
      };
    },
  });

  route(app, endpoints.keepShared, {
    handler: async ({ request, params, body: { copyKey } }) => {
      const viewer = await requireOwnHands(request);
      const { share, row } = await requireShared(db, params['id']);
      const [company] = viewer.companies;
      if (company === undefined) throw new Failure('notAllowed', i18n._('Please finish signing up first.'));
      await takeToken(db, clock, copyLimit(viewer.userGuid));
      const { cooked_by, unit_system, title } = row;
      const copied = {
        company_guid: company.guid,
        body: publicBody(row.body),
        plan: row.plan === null ? null : publicPlan(row.plan),
        cooked_by: { ...cooked_by, promptVersion: null },
        unit_system,
        // A photo stays with the one who took it.
        photo_guid: null,
        tags: [],
        title,
        origin: pathOf(share),
      };
      const copy = await copyRecipe(db, { now: clock.now(), fairUse: config.fairUse }, { copied, copyKey, userGuid: viewer.userGuid });
      return asSummary(copy, company.uri, { viewer, language: pageLanguage(viewer, request) });
    },
  });

  route(app, endpoints.reportShared, {
    handler: async ({ request, params, body }) => {
      const { share } = await requireShared(db, params['id']);
      refuseProblems({ words: wordsProblem(body.words) });
      const words = body.words.trim();
      await takeTokens(db, clock, [...inNetworks(shareLimits.reportNetwork, request.ip), shareLimits.reportsOf(share.id)]);
      await inTransaction(db, async (tx) => {
        const { numInsertedOrUpdatedRows: stored = 0n } = await tx
          .insertInto('share_reports')
          .values({ guid: newGuid(), share_id: share.id, request_key: body.requestKey, words, created_at: clock.now() })
          .onConflict((key) => key.columns(['share_id', 'request_key']).doNothing())
          .executeTakeFirst();
        const { supportEmail: to } = config;
        if (stored === 0n || to === null) return;
        await mailer.send(tx, reportMail({ ...config, to, supportEmail: to, words, path: pathOf(share), recipeGuid: share.recipe_guid }));
      });
      mailer.deliver();
      return {};
    },
  });

  app.get('/r/:link/photo.jpg', async (request, reply) => {
    const { share, row } = await requireShared(db, readParams(request)['link']);
    const photo =
      share.shows_photo && row.photo_guid !== null
        ? await db.selectFrom('photos').select(['bytes', 'media_type']).where('guid', '=', row.photo_guid).executeTakeFirst()
        : undefined;
    if (photo === undefined) throw new Failure('notFound', i18n._('Photo not found.'));
    return sendPicture(reply, photo.media_type, photo.bytes);
  });

  app.get('/r/:link/picture.png', async (request, reply) => {
    const { row } = await requireShared(db, readParams(request)['link']);
    return sendPicture(reply, 'image/png', await drawPicture(row.body));
  });
}
