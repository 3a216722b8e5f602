import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Diet, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Allergen } from '../../contract/recipes/allergens.ts';
import type { WishDiet } from '../../contract/kitchen/wishes.ts';

const dietNames: Record<Diet, MessageDescriptor> = {
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  gluten_free: msg`Gluten-free`,
  dairy_free: msg`Dairy-free`,
};

export const wishDietNames: Record<WishDiet, MessageDescriptor> = {
  ...dietNames,
  pescatarian: msg`Pescatarian`,
  halal: msg`Halal`,
  kosher: msg`Kosher-style`,
  lactose_free: msg`Lactose-free`,
  nut_free: msg`Nut-free`,
  low_carb: msg`Low carb`,
  low_fodmap: msg`Low FODMAP`,
  pregnancy: msg`In pregnancy`,
  baby: msg`For a baby`,
};

/** What a package label should be checked for besides allergens. */
export const traitNames: Readonly<Record<string, MessageDescriptor>> = {
  meat: msg`Meat`,
  alcohol: msg`Alcohol`,
  rennet: msg`Animal rennet`,
  gelatine: msg`Gelatine`,
  honey: msg`Honey`,
};

export const unitSystemNames: Record<UnitSystem, MessageDescriptor> = {
  metric: msg`Metric`,
  us: msg`US`,
};

export const ovenNames: Record<OvenScale, MessageDescriptor> = {
  celsius: msg`°C`,
  fahrenheit: msg`°F`,
  gas: msg`Gas mark`,
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
