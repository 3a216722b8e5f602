import type { Allergen, Diet } from '../../../contract/recipe.ts';

/** What is in a food, as far as allergens and diets go. `rennet`: made with it by rule, so not vegetarian. */
export type Trait = Allergen | 'meat' | 'honey' | 'rennet';

/** What a food does in a dish; the improvising kitchen builds on it. */
export type Role =
  | 'protein'
  | 'vegetable'
  | 'leaf'
  | 'aromatic'
  | 'starch'
  | 'cheese'
  | 'egg'
  | 'liquid'
  | 'fat'
  | 'fruit'
  | 'nut'
  | 'seasoning'
  | 'other';

/** What to take instead, per diet; `*` stands for the food's own name. */
export type Instead = Partial<Record<Diet, string>>;

export interface Food {
  name: string;
  traits: readonly Trait[];
  role: Role;
  instead: Instead;
  /** Foods that people mean by one word: pancetta is a bacon to somebody who wants none. */
  family: string | null;
}

interface Kind {
  role: Role;
  traits?: readonly Trait[];
  instead?: Instead;
  family?: string;
}

/** Foods of one kind; `names` are separated by commas. */
export const foods = (kind: Kind, names: string): Food[] =>
  names.split(',').map((name) => ({
    name: name.trim(),
    traits: kind.traits ?? [],
    role: kind.role,
    instead: kind.instead ?? {},
    family: kind.family ?? null,
  }));

/** Traits that a diet has no room for. */
export const bannedBy: Record<Diet, readonly Trait[]> = {
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs', 'rennet'],
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'rennet', 'milk', 'eggs', 'honey'],
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
};
