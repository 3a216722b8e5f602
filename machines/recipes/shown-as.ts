import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { clampServings } from '../kitchen/draft.ts';

/** How a recipe is shown to its reader: for how many, in which units, and as ovens are marked. */
export interface ShownAs {
  servings: number;
  unitSystem: UnitSystem;
  /** What there is of one ingredient, where the whole recipe follows it. */
  have: Have | null;
  /** In what ovens are marked; null for what goes with the units. */
  oven: OvenScale | null;
}

/** The same as a browser keeps it: older versions kept less. */
export type ChosenBefore = Pick<ShownAs, 'servings' | 'unitSystem'> & { [Key in 'have' | 'oven']?: ShownAs[Key] | undefined };

/** What a reader prefers, for a recipe that nothing was chosen for. */
export interface Preferred {
  /** Null for the units that it was written in. */
  units: UnitSystem | null;
  /** In what the reader's oven is marked; null for what goes with the units. */
  ovens: OvenScale | null;
}

export type ShownAsEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  /** Null: the recipe follows the servings again. */
  | { type: 'have.changed'; have: Have | null }
  | { type: 'oven.changed'; oven: OvenScale };

/** The servings that come nearest to what is made. */
const servingsOf = (recipe: Recipe, have: Have | null): number =>
  clampServings(Math.round(recipe.servings * (factorBy(recipe, have) ?? 1)));

/** A recipe as its reader chose before (null: never), or as it was written. */
export const shownAtFirst = (recipe: Recipe, chosen: ChosenBefore | null, { units, ovens }: Preferred): ShownAs => ({
  servings: chosen === null ? recipe.servings : clampServings(chosen.servings),
  unitSystem: chosen?.unitSystem ?? units ?? recipe.unitSystem,
  // What was had of another version says nothing of this one.
  have: factorBy(recipe, chosen?.have ?? null) === null ? null : (chosen?.have ?? null),
  oven: chosen?.oven ?? ovens,
});

/** As the reader wants it from now on. What cannot be compared with the recipe changes nothing. */
export function shownAfter(recipe: Recipe, shown: ShownAs, change: ShownAsEvent): ShownAs {
  switch (change.type) {
    case 'servings.changed':
      return { ...shown, servings: clampServings(change.servings), have: null };
    case 'units.changed':
      return { ...shown, unitSystem: change.unitSystem };
    case 'oven.changed':
      return { ...shown, oven: change.oven };
    case 'have.changed': {
      const { have } = change;
      if (have !== null && factorBy(recipe, have) === null) return shown;
      return { ...shown, have, servings: servingsOf(recipe, have) };
    }
  }
}

interface Reading {
  context: { shown: ShownAs | null };
  event: ShownAsEvent;
}

const wanted = {
  actions: [
    { type: 'showAs', params: ({ event }: Pick<Reading, 'event'>) => ({ change: event }) },
    { type: 'rememberChoice', params: ({ context: { shown } }: Pick<Reading, 'context'>) => ({ shown }) },
  ],
} as const;

/** What a reader may change in every state that shows a recipe. Its machine has `showAs`, and the hole `rememberChoice`. */
export const asTheReaderWants = {
  'servings.changed': wanted,
  'units.changed': wanted,
  'have.changed': wanted,
  'oven.changed': wanted,
} as const;
