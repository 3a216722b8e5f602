import type { Kysely } from 'kysely';
import type { Ingredient, Recipe } from '../../../contract/recipes/recipe.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { asRecipe, type Reader } from '../stored-recipe.ts';
import type { Draft } from './draft.ts';

const simple = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const amountOf = ({ amount, unit }: Ingredient) => `${amount === null ? '' : Number(amount.toFixed(2))} ${unit ?? ''}`;

/** Recipes are duplicates when title and ingredients are equal. */
const wordsOf = ({ title, ingredients }: Pick<Recipe, 'title' | 'ingredients'>) =>
  [title, ...ingredients.map((ingredient) => `${amountOf(ingredient)} ${ingredient.item}`)].map(simple).join('\n');

/** A user's existing recipes, to find duplicates. Omits the trash. */
export class Cookbook {
  readonly #db: Kysely<Database>;
  readonly #reader: Reader;
  readonly #guids: Map<string, string[]>;

  private constructor(db: Kysely<Database>, reader: Reader, guids: Map<string, string[]>) {
    this.#db = db;
    this.#reader = reader;
    this.#guids = guids;
  }

  static async of(db: Kysely<Database>, userGuid: string, reader: Reader): Promise<Cookbook> {
    const rows = await db
      .selectFrom('recipes')
      .select((get) => ['guid', get.fn.coalesce('title', get.ref('body', '->>').key('title')).as('name')])
      .where('user_guid', '=', userGuid)
      .where('trashed_at', 'is', null)
      .execute();
    const cookbook = new Cookbook(db, reader, new Map());
    for (const { guid, name } of rows) cookbook.add({ guid, title: name });
    return cookbook;
  }

  add({ guid, title }: { guid: string; title: string }): void {
    // A kitchen recipe has a title per language, so its guid is compared as well.
    for (const key of [simple(title), guid]) this.#guids.set(key, [...(this.#guids.get(key) ?? []), guid]);
  }

  /** The duplicate of a recipe; null when there is none. */
  async find(draft: Pick<Draft, 'guid' | 'title' | 'ingredients' | 'language'>): Promise<{ companyUri: string; guid: string } | null> {
    const guids = [...(this.#guids.get(simple(draft.title)) ?? []), ...(draft.guid === null ? [] : (this.#guids.get(draft.guid) ?? []))];
    if (guids.length === 0) return null;
    const rows = await this.#db
      .selectFrom('recipes')
      .innerJoin('companies', 'companies.guid', 'recipes.company_guid')
      .selectAll('recipes')
      .select('companies.uri')
      .where('recipes.guid', 'in', guids)
      .execute();
    const language = isLocale(draft.language) ? draft.language : sourceLocale;
    const found = rows.find((row) =>
      [language, this.#reader.language].some(
        (one) => wordsOf(asRecipe(row, row.uri, { ...this.#reader, language: one })) === wordsOf(draft),
      ),
    );
    return found === undefined ? null : { companyUri: found.uri, guid: found.guid };
  }
}
