import { allergens, type Allergen } from '../../../../contract/recipes/allergens.ts';

/** What a food may contain besides the allergens, as far as diets and wishes go. */
export const otherTraits = ['meat', 'pork', 'beef', 'alcohol', 'rennet', 'gelatine', 'honey', 'nightshade', 'allium', 'lactose'] as const;
export const traits = [...allergens, ...otherTraits] as const;
export type Trait = Allergen | (typeof otherTraits)[number];

/** Three values: `depends` is what brands and cooks do differently. It never gives a label, and never proves that something is left out. */
export type Verdict = 'contains' | 'depends' | 'free';

/** What a food does when the kitchen improvises. docs/kitchen-foods.md says what each stands for. */
export const roles = [
  'meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'whole-bird', 'sausage', 'cured', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish',
  'tofu', 'plant-mince', 'pulse', 'dried-pulse', 'red-lentil', 'egg', 'quick-vegetable', 'firm-vegetable', 'root', 'leaf', 'salad', 'tomato',
  'mushroom', 'aromatic', 'chilli', 'pasta', 'noodle', 'rice', 'grain', 'potato', 'bread', 'wrap', 'melting-cheese', 'soft-cheese',
  'hard-cheese', 'cream', 'milk', 'yogurt', 'soft-fruit', 'firm-fruit', 'berry', 'citrus', 'dried-fruit', 'nut', 'seed', 'herb', 'spice',
  'sauce', 'paste', 'fat', 'sugar', 'syrup', 'chocolate', 'flour', 'raising', 'liquid', 'alcohol', 'drink', 'spread', 'none',
] as const; // prettier-ignore
export type Role = (typeof roles)[number];

/** How one sees that a food is done. */
export const cues = [
  'poultry', 'pork', 'beef', 'mince', 'lamb', 'fish', 'prawn', 'mollusc', 'squid', 'egg', 'tofu', 'pulse', 'soft', 'tender', 'wilted',
  'mushroom', 'pasta', 'rice', 'grain', 'dough', 'sausage', 'bacon', 'cheese', 'toasted', 'soft-fruit',
] as const; // prettier-ignore
export type Cue = (typeof cues)[number];

/** Kilocalories and grams in 100 g. */
export interface Nutrients {
  kcal: number;
  protein: number;
  fat: number;
  carbohydrate: number;
}

/** Something that may stand in for a food, and how much of it by weight. */
export interface Swap {
  to: string;
  ratio: number;
}

/** A food, or a kind of foods, as the tables have it; see docs/kitchen-foods.md. */
export interface Food {
  id: string;
  /** True for a class that is named but never cooked ("citrus"). */
  isKind: boolean;
  /** What the bare name of a kind stands for ("flour": plain flour), and what else it can bring. */
  usual: string | null;
  may: readonly Trait[];
  parents: readonly string[];
  /** What it is made of, and what some brands or cooks make it of. */
  parts: readonly string[];
  possibleParts: readonly string[];
  own: ReadonlyMap<Trait, Verdict>;
  /** True when what is not listed is known to be free. */
  isClosed: boolean;
  per100: Nutrients | null;
  /** Grams of one `each`, `clove`, `can` ...; of a millilitre under `ml`. */
  weights: ReadonlyMap<string, number>;
  role: Role;
  cue: Cue | null;
  swaps: readonly Swap[];
}
