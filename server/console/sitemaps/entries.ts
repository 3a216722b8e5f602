import { sql, type Kysely } from 'kysely';
import { categoryPath } from '../../../contract/recipes/category-pages.ts';
import { legalUpdatedOn } from '../../../contract/shell/legal.ts';
import { isLocale, locales, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { pathOf } from '../../recipes/sharing/shared.ts';
import { alternatesOf } from '../../shell/page-address.ts';

/** A public page in all of its languages. */
export interface Entry {
  /** The sort key of entries, compared by code unit; stable across versions. */
  key: string;
  path: string;
  languages: readonly Locale[];
  /** When the content last changed, in milliseconds since 1970; null when unknown. */
  changedAt: number | null;
}

/** Every address of a page: one per language and one for other languages, or its only one. */
export function addressesOf({ path, languages }: Pick<Entry, 'path' | 'languages'>, origin: string) {
  const links = alternatesOf({ path, languages }, origin);
  return { links, urls: links.length === 0 ? [origin + path] : links.map(([, href]) => href) };
}

const batch = 1_000;

/** Static public pages. */
async function sitePages(db: Kysely<Database>): Promise<Entry[]> {
  const { featured } = await db
    .selectFrom('shared_recipes')
    .select((is) => is.fn.max('featured_at').as('featured'))
    .where('featured_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const legal = Date.parse(legalUpdatedOn);
  const dates: [path: string, changedAt: number | null][] = [
    ['/', featured],
    ['/privacy', legal],
    ['/terms', legal],
  ];
  return dates.map(([path, changedAt]) => ({ key: `0${path}`, path, languages: locales, changedAt }));
}

/** Categories with a listed recipe; search engines must not list the others. */
async function categoriesAfter(db: Kysely<Database>, slug: string): Promise<Entry[]> {
  const { rows } = await sql<{ slug: string; changedAt: number }>`
    select t.slug, greatest(l.changed_at,
      (select max(h.at) from record_changes h where h.record_guid = t.guid and h.area = 'categories')) as "changedAt"
    from categories t cross join lateral (
      select max(s.changed_at) as changed_at from recipe_categories c
      join shared_recipes s on s.recipe_guid = c.recipe_guid and s.withdrawn_at is null and s.is_listed
      join recipes r on r.guid = c.recipe_guid and r.trashed_at is null
      join users u on u.guid = r.user_guid and u.suspended_at is null
      where c.category_guid = t.guid) l
    where t.removed_at is null and l.changed_at is not null and t.slug collate "C" > ${slug}
    order by t.slug collate "C" limit ${batch}`.execute(db);
  return rows.map(({ slug: own, changedAt }) => ({ key: `1${own}`, path: categoryPath(own), languages: locales, changedAt }));
}

interface ListedRow {
  id: string;
  slug: string;
  changedAt: number;
  /** Null: recomputed for each. */
  language: string | null;
}

async function recipesAfter(db: Kysely<Database>, id: string): Promise<Entry[]> {
  const { rows } = await sql<ListedRow>`
    select s.id, s.slug, s.changed_at as "changedAt",
      case when r.plan is null then coalesce(r.body ->> 'language', ${sourceLocale}) end as language
    from shared_recipes s
    join recipes r on r.guid = s.recipe_guid and r.trashed_at is null
    join users u on u.guid = r.user_guid and u.suspended_at is null
    where s.is_listed and s.withdrawn_at is null and s.id collate "C" > ${id}
    order by s.id collate "C" limit ${batch}`.execute(db);
  return rows.map(({ id: own, slug, changedAt, language }) => ({
    key: `2${own}`,
    path: pathOf({ slug, id: own }),
    languages: language === null ? locales : [isLocale(language) ? language : sourceLocale],
    changedAt,
  }));
}

/** All public pages that search engines may list, sorted by key, in batches. */
export async function* publicEntries(db: Kysely<Database>): AsyncGenerator<Entry[]> {
  yield await sitePages(db);
  for (const more of [categoriesAfter, recipesAfter]) {
    let last = '';
    for (;;) {
      const entries = await more(db, last);
      if (entries.length > 0) yield entries;
      if (entries.length < batch) break;
      last = entries.at(-1)?.key.slice(1) ?? '';
    }
  }
}
