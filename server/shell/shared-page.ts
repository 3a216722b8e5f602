import type { Kysely } from 'kysely';
import { linkOf, oembedPath } from '../../contract/recipes/share-path.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { speak } from '../language/speech.ts';
import { asPublic, languagesOf } from '../recipes/sharing/public-recipe.ts';
import { findShared, pathOf } from '../recipes/sharing/shared.ts';
import { publicSchemaOrg } from '../recipes/sharing/schema-org.ts';
import { categoryPath } from '../../contract/recipes/category-pages.ts';
import { categoriesOf } from '../recipes/categories/public-category.ts';
import { pictureAt, type PictureForm } from '../recipes/sharing/pictures/pictures.ts';
import type { Answer } from './link-preview.ts';

/** The pre-rendered content of a shared recipe; null for other addresses. */
export async function sharedPage(
  db: Kysely<Database>,
  { path, language }: { path: string; language: Locale },
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): Promise<Answer | null> {
  const link = linkOf(path);
  if (link === null) return null;
  const found = await findShared(db, link);
  if (found.state !== 'open') return { status: found.state === 'withdrawn' ? 410 : 404, seen: null };
  const { share, row } = found;
  const recipe = asPublic(row, share.id, language);
  const own = pathOf(share);
  const pictureIn = (form: PictureForm) => pictureAt(found, form, language, { productName });
  const picture = { path: pictureIn('preview'), alt: recipe.title, type: 'image/jpeg' };
  const categories = await categoriesOf(db, row.guid, language);
  return {
    status: 200,
    seen: {
      title: `${recipe.title} · ${productName}`,
      description: recipe.summary,
      path: own,
      isListed: share.is_listed,
      languages: languagesOf(row),
      picture,
      oembed: `${oembedPath}?${new URLSearchParams({ url: publicUrl + own, format: 'json' }).toString()}`,
      links: categories.map(({ slug, name }) => ({ href: categoryPath(slug), text: name })),
      linkedData: publicSchemaOrg(recipe, {
        address: publicUrl + own,
        images: (['16x9', '4x3', '1x1'] as const).map((form) => publicUrl + pictureIn(form)),
        origin: publicUrl,
        categories: categories.map(({ name }) => name),
        productName,
        sharedAt: share.shared_at,
        i18n: speak(language),
      }),
    },
  };
}
