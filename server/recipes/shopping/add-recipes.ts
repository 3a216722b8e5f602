import type { Kysely } from 'kysely';
import type { Ingredient, UnitSystem } from '../../../contract/recipes/recipe.ts';
import { addMeasures } from '../../../contract/recipes/shopping-measures.ts';
import type { Measure } from '../../../contract/recipes/quantities.ts';
import { cutText } from '../../../contract/text.ts';
import { longestLine } from '../../../contract/recipes/shopping.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { linesOf } from './lists.ts';
import { lockList, refuseTooMany } from './change-lines.ts';
import { isAtHome } from './pantry.ts';
import { asBought, isFromTheTap } from './at-the-shop.ts';

/** A recipe and its multiple: 2 for twice its servings. */
export interface Scaled {
  title: string;
  factor: number;
  ingredients: readonly Ingredient[];
}

interface Line {
  guid: string;
  text: string;
  food: string | null;
  measures: Measure[];
  density: number | null;
  isPoured: boolean;
  recipes: string[];
}

/** Number of idempotency keys remembered. */
const mostKeys = 50;

const keyOf = ({ food, text }: Pick<Line, 'food' | 'text'>) => food ?? text.trim().toLocaleLowerCase();
const needed = ({ amount, unit, scales }: Ingredient, factor: number): Measure[] =>
  amount === null || amount === 0 ? [] : [{ amount: amount * (scales ? factor : 1), unit }];

/** Adds the recipes' needs to existing lines; other foods get a new line. Returns the changed lines. */
function mergeInto(lines: readonly Line[], recipes: readonly Scaled[], newId: () => string): Line[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]));
  const changed = new Map<string, Line>();
  for (const { title, factor, ingredients } of recipes) {
    for (const ingredient of ingredients) {
      const key = keyOf({ food: ingredient.food ?? null, text: ingredient.item });
      const old = byKey.get(key) ?? {
        guid: newId(),
        text: cutText(ingredient.item, longestLine),
        food: ingredient.food ?? null,
        measures: [],
        density: ingredient.density ?? null,
        isPoured: ingredient.isPoured ?? false,
        recipes: [],
      };
      const line = {
        ...old,
        measures: addMeasures([...old.measures, ...needed(ingredient, factor)], old.density ?? ingredient.density ?? null),
        recipes: old.recipes.includes(title) ? old.recipes : [...old.recipes, title],
      };
      byKey.set(key, line);
      changed.set(line.guid, line);
    }
  }
  return [...changed.values()];
}

interface Order {
  listGuid: string;
  addKey: string;
  recipes: readonly Scaled[];
  /** Foods that are always at home. */
  pantry: ReadonlySet<string>;
  unitSystem: UnitSystem;
  now: number;
}

/**
 * Adds ingredients of recipes to a list. Ticked lines were bought: more of the food gets a new line. A repeated key adds nothing. Returns the number
 * added, and the foods left out.
 */
export async function addRecipes(db: Kysely<Database>, order: Order): Promise<{ added: number; atHome: string[] }> {
  const { listGuid, addKey, recipes, pantry, unitSystem, now } = order;
  const isLeftOut = ({ food }: Ingredient) => typeof food === 'string' && isAtHome(food, pantry);
  const all = recipes.flatMap(({ ingredients }) => ingredients).filter((one) => !isFromTheTap(one));
  const atHome = [...new Set(all.filter(isLeftOut).flatMap(({ food }) => food ?? []))];
  const wanted = recipes.map((recipe) => ({
    ...recipe,
    ingredients: recipe.ingredients.filter((one) => !isFromTheTap(one) && !isLeftOut(one)).map(asBought),
  }));
  await inTransaction(db, async (tx) => {
    await lockList(tx, listGuid, now);
    const { added_keys: keys } = await tx
      .selectFrom('shopping_lists')
      .select('added_keys')
      .where('guid', '=', listGuid)
      .executeTakeFirstOrThrow();
    if (keys.includes(addKey)) return;
    const open = (await linesOf(tx, listGuid)).filter(({ is_ticked }) => !is_ticked);
    const lines = open.map(({ is_poured: isPoured, ...line }) => ({ ...line, isPoured }));
    for (const { isPoured, guid, text, food, density, ...line } of mergeInto(lines, wanted, newGuid)) {
      const values = { measures: JSON.stringify(line.measures), recipes: JSON.stringify(line.recipes) };
      await tx
        .insertInto('shopping_lines')
        .values({
          list_guid: listGuid,
          guid,
          text,
          food,
          density,
          is_poured: isPoured,
          is_ticked: false,
          ticked_at: 0,
          created_at: now,
          ...values,
        })
        .onConflict((conflict) => conflict.columns(['list_guid', 'guid']).doUpdateSet(values))
        .execute();
    }
    await refuseTooMany(tx, listGuid);
    const added_keys = JSON.stringify([...keys, addKey].slice(-mostKeys));
    await tx.updateTable('shopping_lists').set({ added_keys, unit_system: unitSystem }).where('guid', '=', listGuid).execute();
  });
  return { added: wanted.reduce((sum, { ingredients }) => sum + ingredients.length, 0), atHome };
}
