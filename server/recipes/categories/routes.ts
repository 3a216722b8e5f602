import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { categoryPicturePath } from '../../../contract/recipes/category-pages.ts';
import { isLocale } from '../../../contract/shell/locales.ts';
import { Failure } from '../../http/failure.ts';
import { keepByLanguage, languageOf, publicAnswer, sendPublic } from '../../http/kept-answers.ts';
import { readParams, readQuery } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { categoriesToBrowse } from './category-lists.ts';
import { publicCategory } from './public-category.ts';

/** How long pictures are cached, in seconds. */
const pictureLife = 300;

/** Public category pages. */
export function registerPublicCategories(app: FastifyInstance): void {
  const { listCategories } = endpoints;
  const answerIn = keepByLanguage(app.deps.clock, async (language) => publicAnswer(await categoriesToBrowse(app.deps.db, language)));
  app.get(listCategories.path, async (request, reply) => {
    const { language } = readQuery(listCategories.query, request);
    return sendPublic(request, reply, await answerIn(languageOf(language)));
  });

  route(app, endpoints.getPublicCategory, {
    handler: async ({ request, reply, params, query: { language: wished, after = null } }) => {
      const language = isLocale(wished) ? wished : requestLanguage(request);
      const found = await publicCategory(app.deps.db, { slug: params['slug'] ?? '', after, language });
      if (found === null) throw new Failure('notFound', i18n._('Category not found.'));
      void reply.header('x-robots-tag', 'noindex');
      return found;
    },
  });

  app.get(categoryPicturePath, async (request, reply) => {
    const { db, files } = app.deps;
    const picture = await db
      .selectFrom('categories')
      .innerJoin('pictures', 'pictures.guid', 'picture_guid')
      .select(['wide as bytes', 'wide_file as file'])
      .where('slug', '=', readParams(request)['slug'] ?? '')
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    const bytes = picture === undefined ? null : await files.read(picture);
    if (bytes === null) throw new Failure('notFound', i18n._('Photo not found.'));
    return sendPicture(reply, { type: 'image/jpeg', bytes, life: pictureLife });
  });
}
