import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { allergens } from '../../../../contract/recipes/allergens.ts';
import { dishOf } from '../dishes/all.ts';
import type { DishKind } from '../dishes/features.ts';
import type { Measure } from '../dishes/template.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Trait } from '../foods/food.ts';
import type { Plan, PlannedTip } from '../plan.ts';
import { exclusionsOf } from '../wishes/adapt.ts';
import { companionsOf } from './companions.ts';
import { tipText, type TipId } from './tip-texts.ts';

/* Tips by class of dish: what keeps, what freezes, what goes wrong. They follow from the kind, the foods and the sentences of the final plan. */

type Group =
  | 'stew'
  | 'pasta'
  | 'grains'
  | 'baked'
  | 'crusty'
  | 'roast'
  | 'fried'
  | 'cold'
  | 'bread'
  | 'cake'
  | 'biscuit'
  | 'chilled'
  | 'eggs'
  | 'fresh';

const groups: readonly (readonly [Group, readonly DishKind[]])[] = [
  ['stew', ['soup', 'cream-soup', 'stew', 'chilli', 'curry', 'hotpot', 'beans', 'stock']],
  ['pasta', ['pasta', 'noodles']],
  ['grains', ['risotto', 'rice', 'bowl']],
  ['baked', ['gratin', 'casserole', 'traybake', 'stuffed']],
  ['crusty', ['pie', 'quiche', 'pizza']],
  ['roast', ['roast', 'steak', 'skewer', 'meatball', 'sausage-dish', 'fish-dish', 'seafood-dish', 'stir-fry', 'vegetables', 'potatoes', 'mash', 'dumpling']],
  ['fried', ['fritter', 'croquette', 'schnitzel', 'fries', 'spring-roll', 'nibbles', 'doughnut']],
  ['cold', ['salad', 'fruit-salad', 'sushi']],
  ['bread', ['bread', 'roll', 'flatbread', 'scone']],
  ['cake', ['cake', 'muffin', 'brownie', 'tart', 'cheesecake', 'crumble']],
  ['biscuit', ['biscuit']],
  ['chilled', ['pudding', 'mousse', 'jelly', 'dip', 'spread', 'sauce', 'dressing', 'pesto', 'sweets']],
  ['eggs', ['omelette', 'eggs']],
  ['fresh', ['pancake', 'waffle', 'toast', 'sandwich', 'burger', 'wrap', 'taco', 'smoothie', 'milkshake', 'juice', 'hot-drink', 'iced-drink', 'cocktail', 'porridge']],
]; // prettier-ignore

const groupOf = (kind: DishKind): Group | null => groups.find(([, kinds]) => kinds.includes(kind))?.[0] ?? null;

/** What rules ask of a plan. */
interface Facts {
  group: Group | null;
  has: (...traits: Trait[]) => boolean;
  hasRole: (...roles: string[]) => boolean;
  says: (pattern: RegExp) => boolean;
  isRaw: boolean;
  hasRawEgg: boolean;
}

const inMug = /\bmug\b/;

function factsOf(plan: Plan): Facts {
  const tree = foodTree();
  const foods = plan.ingredients.map(({ food }) => food);
  const keys = plan.steps.flatMap(({ clauses }) => clauses.map(({ key }) => key));
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  return {
    // A cake from the microwave is eaten out of its mug.
    group: keys.some((key) => inMug.test(key)) ? 'fresh' : groupOf(plan.kind),
    has: (...traits) => foods.some((food) => traits.some((trait) => tree.verdict(food, trait) === 'contains')),
    hasRole: (...roles) => foods.some((food) => roles.includes(tree.food(food).role)),
    says: (pattern) => keys.some((key) => pattern.test(key)),
    isRaw: (dish?.risks.length ?? 0) > 0,
    hasRawEgg: dish?.risks.includes('raw-egg') === true && foods.some((food) => tree.lineage(food).has('egg')),
  };
}

const isSea = ({ has }: Facts) => has('fish', 'crustaceans', 'molluscs');
const isIn = ({ group }: Facts, ...some: Group[]) => group !== null && some.includes(group);
const hot: readonly Group[] = ['stew', 'pasta', 'grains', 'baked', 'crusty', 'roast'];

const rules: readonly (readonly [TipId, (facts: Facts) => boolean])[] = [
  ['raw-egg', ({ hasRawEgg }) => hasRawEgg],
  ['batches', ({ says }) => says(/^(?:Brown|Fry) \{a\} in batches/)],
  ['resting', ({ group, says, has }) => group === 'roast' && has('meat') && says(/leave \{a\} to rest|leave to rest|Rest \{a\}/i)],
  ['folding', ({ says, group }) => says(/^Fold in/) && (group === 'cake' || group === 'bread')],
  ['swelling', ({ says }) => says(/batter (?:to )?rest/)],
  ['starch', ({ says }) => says(/cooking water/)],
  ['sizzle', ({ says }) => says(/spices sizzle/)],
  ['gentle', (facts) => facts.group === 'stew' && facts.hasRole('stewing-meat') && facts.says(/simmer/i)],
  ['dry', ({ says }) => says(/^Pat \{a\} dry/)],
  ['better-next-day', (facts) => facts.group === 'stew' && !isSea(facts) && !facts.isRaw && facts.hasRole('stewing-meat', 'mince', 'pulse', 'dried-pulse', 'poultry')],
  ['put-together', (facts) => facts.group === 'baked' && facts.says(/^Bake/) && !facts.hasRole('raising')],
  ['bake-ahead', (facts) => isIn(facts, 'cake', 'biscuit', 'chilled') && !facts.isRaw],
  ['overnight-dough', (facts) => (facts.group === 'bread' || facts.group === 'crusty') && facts.says(/leave to rise/)],
  ['dress-late', ({ group }) => group === 'cold'],
  ['no-keeping', ({ isRaw }) => isRaw],
  ['rice-day', (facts) => !facts.isRaw && facts.hasRole('rice') && isIn(facts, ...hot)],
  ['one-day', (facts) => !facts.isRaw && isSea(facts) && isIn(facts, ...hot) && !facts.hasRole('rice')],
  ['three-days', (facts) => !facts.isRaw && !isSea(facts) && isIn(facts, ...hot) && !facts.hasRole('rice')],
  ['two-days', (facts) => !facts.isRaw && (facts.group === 'chilled' || (facts.group === 'cake' && facts.hasRole('cream', 'soft-cheese', 'yogurt')))],
  ['tin-days', (facts) => !facts.isRaw && facts.group === 'cake' && !facts.hasRole('cream', 'soft-cheese', 'yogurt')],
  ['tin-week', (facts) => !facts.isRaw && facts.group === 'biscuit'],
  ['wrapped-days', (facts) => !facts.isRaw && facts.group === 'bread'],
  ['at-once', (facts) => !facts.isRaw && isIn(facts, 'fresh', 'eggs', 'fried', 'cold')],
  ['portions', (facts) => !facts.isRaw && isIn(facts, 'stew') && !facts.hasRole('cream', 'yogurt', 'potato', 'pasta', 'noodle', 'egg', 'rice')],
  ['wrapped', (facts) => !facts.isRaw && (isIn(facts, 'bread', 'biscuit') || (facts.group === 'cake' && !facts.hasRole('cream', 'soft-cheese', 'yogurt')))],
  ['not-frozen', (facts) => isIn(facts, 'cold', 'eggs') || facts.isRaw],
  ['steaming', (facts) => !facts.isRaw && isIn(facts, 'stew', 'pasta', 'grains', 'baked', 'roast')],
  ['crisp', (facts) => !facts.isRaw && facts.group === 'crusty'],
  ['thickness', ({ group, says }) => group === 'stew' && says(/simmer/i)],
  ['tough', (facts) => facts.group === 'stew' && facts.hasRole('stewing-meat')],
  ['curdled', (facts) => isIn(facts, 'stew', 'pasta', 'roast') && facts.hasRole('cream', 'yogurt') && facts.has('milk')],
  ['browning', ({ group, says }) => (group === 'cake' || group === 'bread' || group === 'crusty') && says(/^Bake|bake/)],
  ['sticky', ({ group, says }) => (group === 'bread' || group === 'crusty') && says(/Knead|knead/)],
  ['loosened', ({ group, says }) => group === 'pasta' && says(/salted water/)],
  ['soggy', ({ group, says }) => group === 'fried' && says(/[Ff]ry/)],
  ['grains', (facts) => isIn(facts, 'grains') && facts.hasRole('rice', 'grain')],
  ['caught', ({ group, says }) => group === 'stew' && says(/simmer/i)],
  ['mugs', ({ says }) => says(inMug)],
]; // prettier-ignore

/** At most so many tips about one thing: a page of advice is not read. */
const mostOf = 2;
/** The side of a square tin that is as large as a round one, for each unit of its diameter. */
const perDiameter = Math.sqrt(Math.PI) / 2;

/** "A tin of about 23 cm": the round tin of a cake. */
function tinOf({ steps, kind }: Plan): number | null {
  if (kind !== 'cake' && kind !== 'cheesecake' && kind !== 'tart') return null;
  const clause = steps
    .flatMap(({ clauses }) => clauses)
    .find(({ key }) => /\b(?:tins?|pans?) of about \{l\}/.test(key) && !/square|narrow|tall|baking tin/.test(key));
  return clause?.measures['l']?.value ?? null;
}

const measuresOf = (id: TipId, tin: number | null): Readonly<Record<string, Measure>> => {
  if (id === 'steaming') return { t: { kind: 'temperature', value: 75 } };
  if (id === 'crisp') return { t: { kind: 'temperature', value: 180 } };
  return id === 'square-tin' && tin !== null ? { l: { kind: 'length', value: Math.round(tin * perDiameter) } } : {};
};

/** Foods that bring nothing that the recipe does not hold already, and that no wish excludes. */
function allowedBeside(plan: Plan, wishes: readonly Wish[]): (food: string) => boolean {
  const tree = foodTree();
  const exclusions = exclusionsOf(wishes);
  const lacks = ([...allergens, 'meat', 'alcohol'] as const).filter((trait) =>
    plan.ingredients.every(({ food }) => tree.verdict(food, trait) !== 'contains'),
  );
  return (food) =>
    exclusions.every(({ verdict }) => verdict(food) === 'free') && lacks.every((trait) => tree.verdict(food, trait) === 'free');
}

/** The tips for a final plan. `wishes`: what they exclude is not suggested. */
export function tipsFor(plan: Plan, wishes: readonly Wish[]): PlannedTip[] {
  const facts = factsOf(plan);
  const tin = tinOf(plan);
  const found = rules.flatMap(([id, isTrue]) => (isTrue(facts) ? [id] : []));
  const ids: TipId[] = tin === null ? found : [...found, 'square-tin'];
  const tips = ids.map((id): PlannedTip => ({ ...tipText(id), measures: measuresOf(id, tin), foods: [] }));
  const few = tips.filter((tip, at) => tips.slice(0, at).filter(({ about }) => about === tip.about).length < mostOf);
  const foods = companionsOf(plan, facts.group ?? '', allowedBeside(plan, wishes));
  return foods.length === 0 ? few : [...few, { ...tipText('companions'), measures: {}, foods }];
}
