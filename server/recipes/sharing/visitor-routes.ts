import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { linkedRecipe } from '../../../contract/recipes/schema-org.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import { Failure } from '../../http/failure.ts';
import { readParams, readQuery } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { pageLanguage, requestLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { inNetworks } from '../../limits/networks.ts';
import { takeToken, takeTokens } from '../../limits/rate-limit.ts';
import { localeIn } from '../../shell/page-address.ts';
import { photoFor, type PhotoForms } from '../../kitchen/photo-forms.ts';
import { profileOf } from '../../kitchen/profile/profile.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { categoriesOf } from '../categories/public-category.ts';
import { copyLimit } from '../change-routes.ts';
import { copyRecipe } from '../changes.ts';
import { checkWords, fileReport } from '../feedback/reports.ts';
import { sendLinkedData } from '../linked-data.ts';
import { asSummary } from '../stored-recipe.ts';
import { shareLimits } from './limits.ts';
import { registerOembed } from './oembed.ts';
import { drawKind, previewSize } from './pictures/drawings.ts';
import { createPictures, pictureFormNames, pictureRoute } from './pictures/pictures.ts';
import { asPublic, publicBody, publicPlan } from './public-recipe.ts';
import { pathOf, photoPathOf, requireShared } from './shared.ts';

/** Seconds after which a withdrawn recipe is gone from shared caches. */
const pictureLife = 300;

/** Public routes for shared recipes. */
export function registerShared(app: FastifyInstance, forms: PhotoForms): void {
  const { db, clock, config } = app.deps;

  registerOembed(app);

  route(app, endpoints.getShared, {
    handler: async ({ request, reply, params, query }) => {
      const { share, row } = await requireShared(db, params['id']);
      void reply.header('x-robots-tag', 'noindex');
      const language = isLocale(query.language) ? query.language : requestLanguage(request);
      return {
        recipe: asPublic(row, share.id, language),
        photo: photoPathOf(share, row),
        categories: await categoriesOf(db, row.guid, language),
      };
    },
  });

  app.get(rawPaths.sharedSchemaOrg, async (request, reply) => {
    const { share, row } = await requireShared(db, readParams(request)['id']);
    const { language: asked } = readQuery(endpoints.getShared.query, request);
    const recipe = asPublic(row, share.id, isLocale(asked) ? asked : requestLanguage(request));
    const photo = photoPathOf(share, row);
    const file = linkedRecipe(recipe, {
      address: config.publicUrl + pathOf(share),
      image: photo === null ? null : config.publicUrl + photo,
    });
    void reply.header('x-robots-tag', 'noindex');
    return sendLinkedData(reply, recipe.title, file);
  });

  route(app, endpoints.keepShared, {
    handler: async ({ request, params, body: { copyKey } }) => {
      const viewer = await requireOwnHands(request);
      const { share, row } = await requireShared(db, params['id']);
      const [company] = viewer.companies;
      if (company === undefined) throw new Failure('notAllowed', i18n._('Please finish signing up first.'));
      await takeToken(db, clock, copyLimit(viewer.userGuid));
      const { cooked_by, unit_system, title } = row;
      const profile = await profileOf(db, viewer.userGuid);
      const by = { owner: viewer.userGuid, field: 'copyKey' };
      const copied = {
        company_guid: company.guid,
        // The copy is checked against the new owner's allergies, which the cook did not know.
        body: await readUntrusted('judged', [publicBody(row.body), row.body, cooked_by.kind, profile], by),
        plan: row.plan === null ? null : publicPlan(row.plan),
        cooked_by: { ...cooked_by, promptVersion: null },
        unit_system,
        // Photos are not copied: they belong to their owner.
        photo_guid: null,
        more_photos: [],
        tags: [],
        collections: [],
        title,
        origin: pathOf(share),
        // The owner's exclusions are private.
        excluded: [],
      };
      const copy = await copyRecipe(db, { now: clock.now(), fairUse: config.fairUse }, { copied, copyKey, userGuid: viewer.userGuid });
      return asSummary(copy, company.uri, { viewer, language: pageLanguage(viewer, request) });
    },
  });

  route(app, endpoints.reportShared, {
    handler: async ({ request, params, body }) => {
      const { share, row } = await requireShared(db, params['id']);
      checkWords(body.words);
      await takeTokens(db, clock, [...inNetworks(shareLimits.reportNetwork, request.ip), shareLimits.reportsOf(share.id)]);
      await fileReport(app.deps, row, { ...body, kind: body.kind ?? 'other', share: { id: share.id, path: pathOf(share) } });
      return {};
    },
  });

  app.get('/r/:link/photo.jpg', async (request, reply) => {
    const { share, row } = await requireShared(db, readParams(request)['link']);
    if (!share.shows_photo || row.photo_guid === null) throw new Failure('notFound', i18n._('Photo not found.'));
    const { type, bytes, tag, isAsWanted, isForm, isKnown } = await photoFor(app.deps, forms, { guid: row.photo_guid, request });
    void reply.headers({ etag: tag, ...(isForm && { vary: 'accept, save-data' }) });
    if (isKnown) return reply.code(304).send();
    return sendPicture(reply, { type, bytes, life: isAsWanted ? pictureLife : 0 });
  });

  // Address of older pages, from before each recipe had its own picture.
  app.get('/r/:link/picture.png', async (request, reply) => {
    const { row } = await requireShared(db, readParams(request)['link']);
    return sendPicture(reply, { type: 'image/png', bytes: await drawKind(row.body.kind, previewSize, 'png'), life: pictureLife });
  });

  const pictures = createPictures(app.deps);
  for (const form of pictureFormNames)
    app.get(pictureRoute(form), async (request, reply) => {
      const open = await requireShared(db, readParams(request)['link']);
      const language = localeIn(request.url) ?? sourceLocale;
      const known = `"${pictures.tagOf(open, form, language)}"`;
      // With a matching ETag it is neither drawn nor sent.
      if (request.headers['if-none-match'] === known) return reply.code(304).header('etag', known).send();
      const { bytes, tag } = await pictures.take(open, form, language);
      if (tag !== null) void reply.header('etag', `"${tag}"`);
      return sendPicture(reply, { type: 'image/jpeg', bytes, life: tag === null ? 0 : pictureLife });
    });
}
