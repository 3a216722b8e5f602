import type { Aisle } from '../../../contract/recipes/shopping.ts';
import { type Role, foodTree } from '@anydish/kitchen/foods';

/** Lexicon kinds by shop aisle; a food's first match counts. */
const kinds: readonly (readonly [aisle: Aisle, kinds: readonly string[]])[] = [
  ['drinks', ['drink', 'juice', 'tea', 'coffee', 'alcohol', 'water']],
  ['dairy', ['dairy', 'egg', 'plant-milk', 'plant-cream', 'plant-yogurt', 'plant-cheese', 'meat-substitute', 'egg-substitute']],
  ['fish', ['seafood']],
  ['meat', ['meat', 'sausage', 'cured-meat', 'animal-fat']],
  ['bakery', ['bread', 'pastry', 'cake']],
  [
    'baking',
    ['flour', 'sweetener', 'raising-agent', 'thickener', 'gelatine', 'cocoa', 'confectionery', 'nut', 'seed', 'dried-fruit', 'honey'],
  ],
  ['spices', ['spice', 'spice-mix', 'salt']],
  ['condiments', ['oil', 'condiment', 'stock', 'vinegar']],
  ['dry', ['pasta', 'noodle', 'grain', 'pulse', 'breakfast-cereal', 'biscuit', 'seaweed']],
  ['produce', ['vegetable', 'fruit', 'mushroom', 'herb', 'edible-flower']],
];

/** By role, for foods without a matching kind. */
const roles: Partial<Record<Role, Aisle>> = { salad: 'produce', leaf: 'produce', herb: 'produce', spice: 'spices', paste: 'condiments', sauce: 'condiments', liquid: 'condiments', nut: 'baking', fat: 'dairy' }; // prettier-ignore

/** What shops keep elsewhere than its kind: milk of a nut in tins, wine that is only cooked with. */
const elsewhere: readonly (readonly [aisle: Aisle, kinds: readonly string[]])[] = [
  ['preserved', ['coconut-milk', 'coconut-cream']],
  ['condiments', ['rice-wine']],
];

/** Bean sprouts are with the vegetables, not with dried beans; ginger is not with the spices. */
const fresh: ReadonlySet<Role> = new Set(['quick-vegetable', 'firm-vegetable', 'leaf', 'salad', 'aromatic', 'chilli']);

/** The aisle of a food; `other` when the lexicon does not know it. */
export function aisleOf(food: string | null): Aisle {
  const { foods, lineage } = foodTree();
  if (food === null || !foods.has(food)) return 'other';
  if (/^(?:tinned|canned|jarred|pickled)-/.test(food)) return 'preserved';
  if (/^(?:dried|ground)-/.test(food) && lineage(food).has('herb')) return 'spices';
  const above = lineage(food);
  const special = elsewhere.find(([, names]) => names.some((name) => above.has(name)));
  if (special !== undefined) return special[0];
  if (fresh.has(foodTree().food(food).role)) return 'produce';
  // Lemon juice is a seasoning; ice cream is no drink.
  if (above.has('juice') && foodTree().food(food).role === 'citrus') return 'condiments';
  const found = kinds.find(([, names]) => names.some((name) => above.has(name)));
  return found?.[0] ?? roles[foodTree().food(food).role] ?? 'other';
}
