import type { WishDiet } from '../../../../contract/kitchen/wishes.ts';
import type { Trait } from '../foods/food.ts';

/** What a diet has no room for. */
export interface DietRule {
  traits: readonly Trait[];
  /** Foods and kinds, and all that is made of them. */
  foods: readonly string[];
  /**
   * True where what depends on the brand is out too, because people get ill of it. Elsewhere it is swapped if it can be, and else named
   * as something to check, and the label is not given.
   */
  isStrict: boolean;
}

const fleshOfAnyKind: readonly Trait[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'rennet'];

export const dietRules: Readonly<Record<WishDiet, DietRule>> = {
  vegetarian: { traits: fleshOfAnyKind, foods: [], isStrict: false },
  vegan: { traits: [...fleshOfAnyKind, 'milk', 'eggs', 'honey'], foods: [], isStrict: false },
  pescatarian: { traits: ['meat', 'gelatine'], foods: [], isStrict: false },
  // Whether meat was slaughtered as it must be, no list of ingredients says: see `adviceFor`.
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

/** Grams of carbohydrate in a serving up to which a dish is low in carbohydrates. */
export const lowCarbGrams = 20;
