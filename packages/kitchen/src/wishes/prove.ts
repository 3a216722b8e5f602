import { diets, type Diet } from '../../../../contract/recipes/recipe.ts';
import { allergens, type Allergen } from '../../../../contract/recipes/allergens.ts';
import { wishDiets, unprovenDiets, type Wish, type WishDiet } from '../../../../contract/kitchen/wishes.ts';
import { traits, type Trait, type Verdict } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { exclusionsOf } from './adapt.ts';
import { lowCarbGrams } from './diets.ts';
import { breaks, exclusionOf } from './exclusions.ts';

/** The identity of an ingredient: a food, one of several, or unknown. */
export type Identity = readonly string[];

/** The final list of any cook before the proof: the foods of each ingredient, and foods that only sentences name. */
export interface Evidence {
  ingredients: readonly Identity[];
  mentioned: readonly string[];
  /** Foods that it might contain: they remove labels but add no allergen. */
  doubtful?: readonly string[];
  /** Grams per serving; null when unknown. */
  carbohydrate: number | null;
}

/** What the final list proves. */
export interface Facts {
  allergens: Allergen[];
  diets: Diet[];
  labels: WishDiet[];
  checks: { ingredient: number; for: Trait[] }[];
}

/** A wish that the list violates or cannot prove. `ingredient` null: a sentence names the food. */
export interface Breach {
  wish: Wish;
  ingredient: number | null;
  food: string | null;
}

const worst = (verdicts: readonly (Verdict | null)[]): Verdict => {
  if (verdicts.includes('contains')) return 'contains';
  return verdicts.length === 0 || verdicts.some((verdict) => verdict !== 'free') ? 'depends' : 'free';
};

// Foods worth checking on the packet. Nightshades and onions do not depend on the brand.
const checkable = traits.filter((trait) => !['nightshade', 'allium', 'lactose', 'pork', 'beef'].includes(trait));

const isWhole = ({ ingredients }: Evidence) => ingredients.every((identity) => identity.length > 0);

function keeps(diet: WishDiet, evidence: Evidence): boolean {
  if (!isWhole(evidence) || unprovenDiets.includes(diet)) return false;
  const foods = [...evidence.ingredients.flat(), ...evidence.mentioned, ...(evidence.doubtful ?? [])];
  if (diet === 'low_carb') return evidence.carbohydrate !== null && evidence.carbohydrate <= lowCarbGrams;
  // Halal and kosher slaughter cannot be proven from ingredients.
  if ((diet === 'halal' || diet === 'kosher') && foods.some((food) => foodTree().verdict(food, 'meat') !== 'free')) return false;
  const exclusion = exclusionOf({ kind: 'diet', id: diet });
  return exclusion !== null && foods.every((food) => exclusion.verdict(food) === 'free');
}

/** Allergens, labels and what to check, only from the final list. */
export function factsOf(evidence: Evidence, wishes: readonly Wish[] = []): Facts {
  const tree = foodTree();
  const verdict = (identity: Identity, trait: Trait) => worst(identity.map((food) => tree.verdict(food, trait)));
  const foods = [...evidence.ingredients, ...evidence.mentioned.map((food) => [food])].filter((identity) => identity.length > 0);
  // Labels nobody asked for are omitted: a salad needs no "kosher" label.
  const isWished = (diet: WishDiet) => wishes.some(({ kind, id }) => kind === 'diet' && id === diet);
  const labels = wishDiets.filter((diet) => ((diet !== 'halal' && diet !== 'kosher') || isWished(diet)) && keeps(diet, evidence));
  return {
    allergens: allergens.filter((allergen) => foods.some((identity) => verdict(identity, allergen) === 'contains')),
    diets: diets.filter((diet) => labels.includes(diet)),
    labels,
    checks: evidence.ingredients.flatMap((identity, ingredient) => {
      const doubts = identity.length === 0 ? [] : checkable.filter((trait) => verdict(identity, trait) === 'depends');
      return doubts.length === 0 ? [] : [{ ingredient, for: doubts }];
    }),
  };
}

/** Meat and milk in one dish. */
function mixesMeatAndMilk({ ingredients, mentioned }: Evidence): boolean {
  const foods = [...ingredients.flat(), ...mentioned];
  const has = (trait: Trait) => foods.some((food) => foodTree().verdict(food, trait) === 'contains');
  return has('meat') && has('milk');
}

/** Every wish that the final list violates or leaves unproven. Empty: the recipe contains nothing excluded. */
export function breachesOf(evidence: Evidence, wishes: readonly Wish[]): Breach[] {
  const exclusions = exclusionsOf(wishes);
  const breaches: Breach[] = [];
  for (const exclusion of exclusions) {
    evidence.ingredients.forEach((identity, ingredient) => {
      const food = identity.find((one) => breaks(exclusion, one));
      // An unknown food proves nothing.
      if (identity.length === 0) breaches.push({ wish: exclusion.wish, ingredient, food: null });
      else if (food !== undefined) breaches.push({ wish: exclusion.wish, ingredient, food });
    });
    for (const food of [...evidence.mentioned, ...(evidence.doubtful ?? [])])
      if (breaks(exclusion, food)) breaches.push({ wish: exclusion.wish, ingredient: null, food });
  }
  for (const wish of wishes) {
    if (wish.kind === 'diet' && wish.id === 'low_carb' && !keeps('low_carb', evidence))
      breaches.push({ wish, ingredient: null, food: null });
    if (wish.kind === 'diet' && wish.id === 'kosher' && mixesMeatAndMilk(evidence)) breaches.push({ wish, ingredient: null, food: null });
  }
  return breaches;
}
