import { sql, type Kysely } from 'kysely';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cuisines } from '@anydish/kitchen/dishes';
import { foodTree, namesIn } from '@anydish/kitchen/foods';
import { titleIn } from '@anydish/kitchen/write';
import type { RecipeRow } from '../stored-recipe.ts';
import { idWord, formsOf, scopeOf, titleKey, vectorOf } from './words.ts';

/** Increase it when the indexed content changes: all recipes are then indexed again. */
const version = 2;
const batch = 10;
/** Foods that every kitchen has. */
const staples = ['water', 'salt', 'black-pepper'];

/** The kitchen's cuisine for a free-text name. */
function knownCuisine(cuisine: string | null): string | null {
  const id = cuisine?.trim().toLowerCase().replaceAll(' ', '-');
  return cuisines.find((known) => known === id) ?? cuisine;
}

const isStaple = (food: string): boolean => {
  const lineage = foodTree().foods.has(food) ? foodTree().lineage(food) : new Set<string>();
  return staples.some((staple) => lineage.has(staple));
};

const namedBy = new Map<string, readonly string[]>();

/** A food's names in a language, loaded once. */
function foodWords(food: string, language: Locale): readonly string[] {
  const key = `${language} ${food}`;
  const known = namedBy.get(key);
  if (known !== undefined) return known;
  const name = namesIn(language).get(food);
  const words = name === undefined ? [] : formsOf(`${name.one} ; ${name.many}`, language);
  namedBy.set(key, words);
  return words;
}

function wordsIn(
  { title, body, plan, company_guid: companyGuid }: RecipeRow,
  facts: ReturnType<typeof factsOf>,
  language: Locale,
): { title: string; words: string } {
  const shown = title ?? (plan === null ? body.title : titleIn(plan, language));
  // A recipe without a translation plan stays in its cook's words.
  const written = plan === null ? formsOf(body.ingredients.map(({ item }) => item).join(' ; '), language) : [];
  const foods = body.ingredients.flatMap(({ food = null }) => (food === null || !foodTree().foods.has(food) ? [] : [food]));
  const named = foods.flatMap((food) => foodWords(food, language));
  const { kind, cuisine, diets } = facts;
  // Matches any name of a food or its kinds, of the dish, its cuisine or a diet.
  const ids = [
    ...foods.flatMap((food) => [...foodTree().lineage(food)]),
    ...(kind === null ? [] : [`kind:${kind}`]),
    ...(cuisine === null ? [] : [`cuisine:${cuisine}`]),
    ...diets.map((diet) => `diet:${diet}`),
  ];
  return {
    title: titleKey(shown, language),
    words: vectorOf(
      {
        title: formsOf(shown, language),
        ingredients: [...written, ...named, ...ids.map(idWord)],
      },
      scopeOf(companyGuid, language),
    ),
  };
}

/** The parts of an index entry that do not depend on the language. */
function factsOf({ body, plan }: RecipeRow) {
  const { kind, cuisine, prepMinutes, cookMinutes, labels, diets, ingredients } = body;
  const foods = ingredients.flatMap(({ food }) => (food === null || food === undefined || isStaple(food) ? [] : [food]));
  const minutes = prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return {
    kind: plan?.kind ?? kind ?? null,
    cuisine: plan === null ? knownCuisine(cuisine) : plan.cuisine,
    minutes,
    diets: [...new Set([...(labels ?? []), ...diets])],
    foods: [...new Set(foods)],
    unnamed_foods: ingredients.filter(({ food }) => food === null || food === undefined).length,
  };
}

async function indexBatch(db: Kysely<Database>, rows: readonly RecipeRow[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const texts = [];
    for (const row of rows) {
      const facts = factsOf(row);
      const { numUpdatedRows } = await tx
        .updateTable('recipes')
        .set({ ...facts, indexed_as: version })
        .where('guid', '=', row.guid)
        // If the recipe was changed or indexed by another process meanwhile, skip it: it is current, or will be indexed next time.
        .where('version', '=', row.version)
        .where('indexed_as', '<', version)
        .where(sql<boolean>`title is not distinct from ${row.title}::text`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      const { company_guid, guid: recipe_guid } = row;
      texts.push(...locales.map((language) => ({ company_guid, language, recipe_guid, ...wordsIn(row, facts, language) })));
    }
    if (texts.length === 0) return;
    await tx
      .insertInto('recipe_texts')
      .values(texts)
      .onConflict((conflict) =>
        conflict
          .columns(['company_guid', 'language', 'recipe_guid'])
          .doUpdateSet((is) => ({ title: is.ref('excluded.title'), words: is.ref('excluded.words') })),
      )
      .execute();
  });
}

/** Updates the index for these companies, or for all. At most `most` recipes, to limit the wait. Resolves to the number indexed. */
export async function indexRecipes(db: Kysely<Database>, companies: readonly string[] | null, most: number): Promise<number> {
  for (let done = 0; done < most;) {
    const rows = await db
      .selectFrom('recipes')
      .selectAll()
      .where('indexed_as', '<', version)
      .$if(companies !== null, (select) => select.where('company_guid', 'in', companies ?? []))
      .orderBy('guid', 'desc')
      .limit(Math.min(batch, most - done))
      .execute();
    if (rows.length > 0) await indexBatch(db, rows);
    done += rows.length;
    if (rows.length < batch) return done;
  }
  return most;
}
