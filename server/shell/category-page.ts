import type { Kysely } from 'kysely';
import { categoryPath, slugOf, type PublicCategory } from '../../contract/recipes/category-pages.ts';
import { locales, type Locale } from '../../contract/shell/locales.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { speak } from '../language/speech.ts';
import { publicCategory } from '../recipes/categories/public-category.ts';
import { productPicture, type Answer } from './link-preview.ts';
import { addressIn } from './page-address.ts';
import { pageTexts } from './page-texts.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/carousel: a list of links to pages with details. */
const listOf = ({ name, recipes }: PublicCategory, address: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  '@id': address,
  name,
  numberOfItems: recipes.length,
  itemListElement: recipes.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + path,
    name: title,
  })),
});

/** The pre-rendered content of a category page; null for other addresses. */
export async function categoryPage(
  db: Kysely<Database>,
  { path, query, language, named }: { path: string; query: URLSearchParams; language: Locale; named: Locale | null },
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): Promise<Answer | null> {
  const slug = slugOf(path);
  if (slug === null) return null;
  const after = query.get('after');
  const category = await publicCategory(db, { slug, after, language });
  if (category === null) return { status: 404, seen: null };
  const { name, picture = null, parent, children, recipes, next } = category;
  const i18n = speak(language);
  const own = categoryPath(category.slug, after);
  // It was merged into another one.
  if (category.slug !== slug) return { status: 301, movedTo: addressIn(own, named) };
  const around = [...(parent === null ? [] : [parent]), ...children];
  return {
    status: 200,
    seen: {
      title: `${name} · ${productName}`,
      description: i18n._('{category}: recipes with amounts for any number of servings, step by step.', { category: name }),
      path: own,
      // Unknown, or not public yet.
      isListed: recipes.length > 0,
      languages: locales,
      picture:
        picture === null
          ? productPicture(pageTexts(language, productName).product.title)
          : { path: picture, alt: name, type: 'image/jpeg' },
      linkedData: recipes.length === 0 ? null : listOf(category, publicUrl + own, publicUrl),
      links: [
        ...around.map((one) => ({ href: categoryPath(one.slug), text: one.name })),
        ...recipes.map((one) => ({ href: one.path, text: one.title })),
        ...(next === null ? [] : [{ href: categoryPath(category.slug, next), text: i18n._('More recipes') }]),
      ],
    },
  };
}
