import { wishDiets, type Wish, type WishDiet } from '../../../../contract/kitchen/wishes.ts';
import { traitsMeantBy } from '../foods/classes.ts';
import type { Trait, Verdict } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { meantBesides } from '../foods/meant.ts';
import { dietRules } from './diets.ts';

/** A wish that judges foods. */
export interface Exclusion {
  wish: Wish;
  /** False when brand-dependent foods may stay, listed as something to check. */
  isStrict: boolean;
  verdict: (food: string) => Verdict;
}

const worst = (verdicts: readonly (Verdict | null)[]): Verdict => {
  if (verdicts.includes('contains')) return 'contains';
  return verdicts.some((verdict) => verdict !== 'free') ? 'depends' : 'free';
};

/** How a food relates to an exclusion of `traits`, or of `nodes` and everything made of them. */
function verdictOf(food: string, traits: readonly Trait[], nodes: readonly string[], isAllergy = false): Verdict {
  const tree = foodTree();
  const insides = tree.insides(food);
  if (nodes.some((node) => insides.has(node))) return 'contains';
  // "Nuts" may be walnuts, and "vegetables" carrots.
  if (nodes.some((node) => tree.foods.has(node) && tree.lineage(node).has(food))) return 'depends';
  // The fish of a stock may be cod; who only dislikes cod does not ask.
  if (isAllergy && nodes.some((node) => [...tree.lineage(node)].some((kind) => tree.components(food).has(kind)))) return 'depends';
  return worst(traits.map((trait) => tree.verdict(food, trait)));
}

const isDiet = (id: string): id is WishDiet => wishDiets.some((diet) => diet === id);

/** Allergens with a single source: an allergy to tahini is one to sesame, and an allergy to egg white one to eggs. */
const ofOneSource: readonly Trait[] = ['eggs', 'milk', 'peanuts', 'soy', 'gluten', 'sesame', 'mustard', 'celery', 'lupin'];

/** Everything that an allergy to a food excludes. */
const allergensIn = (id: string) => ofOneSource.filter((trait) => foodTree().verdict(id, trait) === 'contains');

/** A judge of foods for a wish; null for a wish that excludes no food. */
export function exclusionOf(wish: Wish): Exclusion | null {
  if (wish.kind === 'without' || wish.kind === 'allergy') {
    const nodes = [wish.id, ...meantBesides(wish.id)];
    const traits = [...traitsMeantBy(wish.id), ...(wish.kind === 'allergy' ? allergensIn(wish.id) : [])];
    return { wish, isStrict: true, verdict: (food) => verdictOf(food, traits, nodes, wish.kind === 'allergy') };
  }
  if (wish.kind !== 'diet' || !isDiet(wish.id)) return null;
  const { traits, foods, isStrict } = dietRules[wish.id];
  return traits.length + foods.length === 0 ? null : { wish, isStrict, verdict: (food) => verdictOf(food, traits, foods) };
}

/** True when a food must not be in the recipe. */
export const breaks = ({ verdict, isStrict }: Exclusion, food: string): boolean => {
  const said = verdict(food);
  return said === 'contains' || (isStrict && said === 'depends');
};
