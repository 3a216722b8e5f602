import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import { isSalt, isServed, roleOf } from './parts.ts';

/** When an ingredient joins. */
export type Group = 'meat' | 'base' | 'soft' | 'flavour' | 'liquid' | 'late' | 'fat' | 'flour' | 'salt' | 'finish' | 'serve';

const groupOfRole: Partial<Record<Role, Group>> = {
  meat: 'meat', 'stewing-meat': 'meat', roast: 'meat', mince: 'meat', poultry: 'meat', sausage: 'meat', cured: 'meat', 'plant-mince': 'meat',
  pulse: 'base', 'red-lentil': 'base', 'firm-vegetable': 'base', root: 'base', potato: 'base', mushroom: 'base', tomato: 'base',
  'dried-fruit': 'base', 'firm-fruit': 'base', grain: 'base', aromatic: 'soft', chilli: 'soft', spice: 'flavour', sauce: 'flavour',
  paste: 'flavour', sugar: 'flavour', syrup: 'flavour', spread: 'flavour', chocolate: 'flavour', liquid: 'liquid', alcohol: 'liquid',
  drink: 'liquid', fish: 'late', shellfish: 'late', tofu: 'late', 'smoked-fish': 'late', 'tinned-fish': 'late', 'quick-vegetable': 'late',
  leaf: 'late', cream: 'late', milk: 'late', yogurt: 'late', 'soft-cheese': 'late', 'melting-cheese': 'late', citrus: 'late', fat: 'fat',
  flour: 'flour', nut: 'finish', seed: 'finish', 'hard-cheese': 'finish',
}; // prettier-ignore

/** Seasonings without a role of their own. */
const plainFlavours = ['vinegar', 'pickle', 'condiment', 'mustard', 'salt', 'stock-cube', 'olive'];

/** The group of an ingredient; null for what such a pot cannot hold, such as a crust or dried beans that have to boil first. */
export function groupOf(ingredient: PlannedIngredient): Group | null {
  const { food, unit, note } = ingredient;
  const role = roleOf(ingredient);
  const lineage = foodTree().lineage(food);
  if (isServed(ingredient)) return 'serve';
  if (isSalt(ingredient)) return 'salt';
  if (role === 'herb') return /^dried-|bay-leaf/.test(food) || unit === 'sprig' ? 'flavour' : 'finish';
  if (role === 'dried-pulse') return lineage.has('lentil') ? 'base' : null;
  if (note !== null && /decorate|scatter|top\b/.test(note.key)) return 'finish';
  const group = groupOfRole[role];
  if (group !== undefined) return group;
  return role === 'none' && plainFlavours.some((kind) => lineage.has(kind)) ? 'flavour' : null;
}

type Groups = ReadonlyMap<Group, readonly number[]>;

export function groupsOf(plan: Plan, besides: ReadonlySet<number>): Groups | null {
  const groups = new Map<Group, number[]>();
  for (const [at, ingredient] of plan.ingredients.entries()) {
    if (besides.has(at)) continue;
    const group = groupOf(ingredient);
    if (group === null) return null;
    groups.set(group, [...(groups.get(group) ?? []), at]);
  }
  return groups;
}
