import type { WishDiet } from '../../../../contract/kitchen/wishes.ts';
import type { Trait } from '../foods/food.ts';

/** What a diet excludes. */
export interface DietRule {
  traits: readonly Trait[];
  /** Foods and kinds, and everything made of them. */
  foods: readonly string[];
  /**
   * True when brand-dependent foods are excluded too, because they can make people ill. Otherwise they are swapped if possible, or else listed as
   * something to check, and the label is not given.
   */
  isStrict: boolean;
}

const fleshOfAnyKind: readonly Trait[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'rennet'];

export const dietRules: Readonly<Record<WishDiet, DietRule>> = {
  vegetarian: { traits: fleshOfAnyKind, foods: [], isStrict: false },
  vegan: { traits: [...fleshOfAnyKind, 'milk', 'eggs', 'honey'], foods: [], isStrict: false },
  pescatarian: { traits: ['meat', 'gelatine'], foods: [], isStrict: false },
  // The ingredient list cannot show how meat was slaughtered: see `adviceFor`.
  halal: { traits: ['pork', 'alcohol', 'gelatine'], foods: ['animal-fat'], isStrict: false },
  kosher: {
    traits: ['pork', 'crustaceans', 'molluscs', 'gelatine'],
    foods: ['rabbit', 'eel', 'catfish-fillet', 'monkfish-tail'],
    isStrict: false,
  },
  gluten_free: { traits: ['gluten'], foods: [], isStrict: true },
  dairy_free: { traits: ['milk'], foods: [], isStrict: true },
  lactose_free: { traits: ['lactose'], foods: [], isStrict: true },
  nut_free: { traits: ['nuts', 'peanuts'], foods: [], isStrict: true },
  low_carb: { traits: [], foods: [], isStrict: false },
  low_fodmap: {
    traits: ['allium', 'lactose', 'gluten', 'honey'],
    foods: [
      'pulse',
      'mushroom',
      'apple',
      'pear',
      'stone-fruit',
      'cauliflower',
      'asparagus',
      'globe-artichoke',
      'artichoke-heart',
      'jerusalem-artichoke',
      'cashew',
      'pistachio',
      'dried-fruit',
      'watermelon',
      'mango',
    ],
    isStrict: false,
  },
  pregnancy: {
    traits: ['alcohol'],
    foods: [
      'raw-milk',
      'raw-milk-cheese',
      'blue-cheese',
      'brie',
      'camembert',
      'liver',
      'smoked-salmon',
      'cured-meat',
      'liver-pate',
      'swordfish-steak',
      'shark',
      'tuna',
      'alfalfa-sprout',
      'radish-sprout',
      'broccoli-sprout',
      'mixed-sprout',
      'bean-sprout',
      'soybean-sprout',
    ],
    isStrict: true,
  },
  baby: {
    traits: ['honey', 'alcohol'],
    foods: ['salt', 'nut', 'peanut', 'stock', 'cured-meat', 'sugar', 'coffee', 'tea', 'chilli', 'popcorn', 'table-grape', 'soft-drink'],
    isStrict: true,
  },
};

/** Maximum grams of carbohydrate per serving for a low-carb dish. */
export const lowCarbGrams = 20;
