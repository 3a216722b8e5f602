import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { clampServings } from '../kitchen/draft.ts';

/** Display settings of a recipe: servings, units and oven scale. */
export interface ShownAs {
  servings: number;
  unitSystem: UnitSystem;
  /** The available amount of one ingredient, which scales the whole recipe. */
  have: Have | null;
  /** Oven scale; null: derived from the units. */
  oven: OvenScale | null;
  /** The last amount cannot be what the recipe is made of. */
  isHaveRefused?: true;
}

/** The settings alone. */
const settingsOf = ({ servings, unitSystem, have, oven }: ShownAs): ShownAs => ({ servings, unitSystem, have, oven });

/** The stored form: older versions stored fewer fields. */
export type ChosenBefore = Pick<ShownAs, 'servings' | 'unitSystem'> & { [Key in 'have' | 'oven']?: ShownAs[Key] | undefined };

/** The reader's defaults, for a recipe without own settings. */
export interface Preferred {
  /** Null: the recipe's own units. */
  units: UnitSystem | null;
  /** Oven scale; null: derived from the units. */
  ovens: OvenScale | null;
}

export type ShownAsEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  /** Null: scale by servings again. */
  | { type: 'have.changed'; have: Have | null }
  | { type: 'oven.changed'; oven: OvenScale };

/** The nearest number of servings. */
const servingsOf = (recipe: Recipe, have: Have | null): number =>
  clampServings(Math.round(recipe.servings * (factorBy(recipe, have) ?? 1)));

/** A recipe with the reader's stored settings (null: none), or as written. */
export const shownAtFirst = (recipe: Recipe, chosen: ChosenBefore | null, { units, ovens }: Preferred): ShownAs => ({
  servings: chosen === null ? recipe.servings : clampServings(chosen.servings),
  unitSystem: chosen?.unitSystem ?? units ?? recipe.unitSystem,
  // An available amount belongs to one version and is dropped for another.
  have: factorBy(recipe, chosen?.have ?? null) === null ? null : (chosen?.have ?? null),
  oven: chosen?.oven ?? ovens,
});

/** With a changed setting. An amount that the recipe cannot be made of is refused, and changes nothing. */
export function shownAfter(recipe: Recipe, before: ShownAs, change: ShownAsEvent): ShownAs {
  const shown = settingsOf(before);
  switch (change.type) {
    case 'servings.changed':
      return { ...shown, servings: clampServings(change.servings), have: null };
    case 'units.changed':
      return { ...shown, unitSystem: change.unitSystem };
    case 'oven.changed':
      return { ...shown, oven: change.oven };
    case 'have.changed': {
      const { have } = change;
      if (have !== null && factorBy(recipe, have) === null) return { ...shown, isHaveRefused: true };
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
    { type: 'rememberChoice', params: ({ context: { shown } }: Pick<Reading, 'context'>) => ({ shown: shown && settingsOf(shown) }) },
  ],
} as const;

/** Setting changes available in every state that shows a recipe. Its machine has `showAs` and the hole `rememberChoice`. */
export const asTheReaderWants = {
  'servings.changed': wanted,
  'units.changed': wanted,
  'have.changed': wanted,
  'oven.changed': wanted,
} as const;
