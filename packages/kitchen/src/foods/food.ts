import { allergens, type Allergen } from '../../../../contract/recipes/allergens.ts';

/** Traits of a food besides allergens, as far as diets and wishes need them. */
export const otherTraits = ['meat', 'pork', 'beef', 'alcohol', 'rennet', 'gelatine', 'honey', 'nightshade', 'allium', 'lactose'] as const;
export const traits = [...allergens, ...otherTraits] as const;
export type Trait = Allergen | (typeof otherTraits)[number];

/** Three values: `depends` varies by brand or cook. It never gives a label, and never proves that something is absent. */
export type Verdict = 'contains' | 'depends' | 'free';

/** The role of a food in improvised dishes. See docs/kitchen-foods.md. */
export const roles = [
  'meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'whole-bird', 'sausage', 'cured', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish',
  'tofu', 'plant-mince', 'pulse', 'dried-pulse', 'red-lentil', 'egg', 'quick-vegetable', 'firm-vegetable', 'root', 'leaf', 'salad', 'tomato',
  'mushroom', 'aromatic', 'chilli', 'pasta', 'noodle', 'rice', 'grain', 'potato', 'bread', 'wrap', 'melting-cheese', 'soft-cheese',
  'hard-cheese', 'cream', 'milk', 'yogurt', 'soft-fruit', 'firm-fruit', 'berry', 'citrus', 'dried-fruit', 'nut', 'seed', 'herb', 'spice',
  'sauce', 'paste', 'fat', 'sugar', 'syrup', 'chocolate', 'flour', 'raising', 'liquid', 'alcohol', 'drink', 'spread', 'none',
] as const; // prettier-ignore
export type Role = (typeof roles)[number];

/** The sign that a food is done. */
export const cues = [
  'poultry', 'pork', 'beef', 'mince', 'lamb', 'fish', 'prawn', 'mollusc', 'squid', 'egg', 'tofu', 'pulse', 'soft', 'tender', 'wilted',
  'mushroom', 'pasta', 'rice', 'grain', 'dough', 'sausage', 'bacon', 'cheese', 'toasted', 'soft-fruit',
] as const; // prettier-ignore
export type Cue = (typeof cues)[number];

/** Kilocalories and grams per 100 g. */
export interface Nutrients {
  kcal: number;
  protein: number;
  fat: number;
  carbohydrate: number;
}

/** A substitute for a food, with the ratio by weight. */
export interface Swap {
  to: string;
  ratio: number;
}

/** A food, or a kind of food, from the tables; see docs/kitchen-foods.md. */
export interface Food {
  id: string;
  /** True for a class that is named but never cooked ("citrus"). */
  isKind: boolean;
  /** The default food of a kind's name ("flour": plain flour), and other possible ones. */
  usual: string | null;
  may: readonly Trait[];
  parents: readonly string[];
  /** Components: always, and depending on brand or cook. */
  parts: readonly string[];
  possibleParts: readonly string[];
  own: ReadonlyMap<Trait, Verdict>;
  /** True when everything that is not listed is known to be absent. */
  isClosed: boolean;
  per100: Nutrients | null;
  /** Grams per `each`, `clove`, `can` ...; per millilitre under `ml`. */
  weights: ReadonlyMap<string, number>;
  role: Role;
  cue: Cue | null;
  swaps: readonly Swap[];
}
