import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Allergen, Diet, UnitSystem } from '../../contract/recipe.ts';

export const dietNames: Record<Diet, MessageDescriptor> = {
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  gluten_free: msg`Gluten-free`,
  dairy_free: msg`Dairy-free`,
};

export const unitSystemNames: Record<UnitSystem, MessageDescriptor> = {
  metric: msg`Metric`,
  us: msg`US`,
};

export const allergenNames: Record<Allergen, MessageDescriptor> = {
  gluten: msg`Gluten`,
  crustaceans: msg`Crustaceans`,
  eggs: msg`Eggs`,
  fish: msg`Fish`,
  peanuts: msg`Peanuts`,
  soy: msg`Soy`,
  milk: msg`Milk`,
  nuts: msg`Nuts`,
  celery: msg`Celery`,
  mustard: msg`Mustard`,
  sesame: msg`Sesame`,
  sulphites: msg`Sulphites`,
  lupin: msg`Lupin`,
  molluscs: msg`Molluscs`,
};
