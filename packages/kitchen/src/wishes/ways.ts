import type { Wish } from '../../../../contract/kitchen/wishes.ts';

/*
 * Diets that no ingredient list can prove. Known rules of some are applied like any wish; for the others the kitchen asks what to leave out. In both
 * cases the recipe says that nothing is proven.
 */

const without = (...ids: string[]): Wish[] => ids.map((id) => ({ kind: 'without', id }));
const diet = (id: string): Wish => ({ kind: 'diet', id });

const known: Readonly<Record<string, readonly Wish[]>> = {
  jain: [diet('vegetarian'), ...without('egg', 'allium', 'root-vegetable', 'potato', 'mushroom', 'honey', 'fresh-ginger')],
  sattvic: [diet('vegetarian'), ...without('egg', 'allium', 'mushroom', 'alcohol')],
  'hindu fasting': [diet('vegetarian'), ...without('egg', 'allium', 'grain', 'pulse')],
  buddhist: [diet('vegetarian'), ...without('egg', 'allium', 'alcohol')],
  'buddhist vegetarian (no onion or garlic)': [diet('vegetarian'), ...without('egg', 'allium', 'alcohol')],
  hindu: without('beef'),
  sikh: without('beef'),
  'lacto vegetarian': [diet('vegetarian'), ...without('egg')],
  'ovo vegetarian': [diet('vegetarian'), diet('dairy_free')],
  pollotarian: without('red-meat', 'pork', 'beef', 'fish'),
  lent: [diet('vegan')],
  'orthodox fasting': [diet('vegan')],
  'raw vegan': [diet('vegan')],
  fruitarian: [diet('vegan')],
  keto: [diet('low_carb'), ...without('sugar')],
  'zero carb': [diet('low_carb'), ...without('sugar')],
  carnivore: [diet('low_carb'), ...without('vegetable', 'grain', 'pulse')],
  paleo: [diet('dairy_free'), diet('gluten_free'), ...without('grain', 'pulse', 'sugar')],
  whole30: [diet('dairy_free'), diet('gluten_free'), ...without('grain', 'pulse', 'sweetener', 'alcohol')],
  'sugar free': without('sugar'),
  'sugar free diet': without('sugar'),
  'low sugar': without('sugar'),
  'oil free': without('oil'),
  'alpha-gal': without('red-meat', 'pork', 'beef', 'gelatine', 'dairy'),
  'alpha-gal syndrome': without('red-meat', 'pork', 'beef', 'gelatine', 'dairy'),
  favism: without('broad-bean'),
  'g6pd deficiency': without('broad-bean'),
  'nightshade free': without('nightshade'),
  'free of all common allergens': [
    'gluten',
    'dairy',
    'egg',
    'nut',
    'peanut',
    'soybean',
    'fish',
    'shellfish',
    'sesame',
    'mustard',
    'celery',
    'lupin',
  ].map((id) => ({ kind: 'allergy', id })),
};

/** The known rules of a diet, by its English name; null when there are none. */
export const knownOfWay = (id: string): readonly Wish[] | null => known[id.toLowerCase()] ?? null;
