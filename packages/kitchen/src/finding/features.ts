import type { Dish } from '../dishes/dish.ts';
import { foodTree } from '../foods/lexicon.ts';
import { nutritionOf } from '../foods/weigh.ts';
import type { Plan } from '../plan.ts';
import { minutesOf } from './minutes.ts';

/** Kinds that are often meant by another kind's name. */
const nearKinds: Readonly<Record<string, readonly string[]>> = {
  soup: ['cream-soup', 'hotpot', 'stew'],
  stew: ['curry', 'chilli', 'casserole', 'hotpot'],
  pasta: ['noodles', 'gratin'],
  noodles: ['pasta', 'stir-fry'],
  cake: ['cheesecake', 'brownie', 'muffin'],
  pie: ['tart', 'quiche'],
  tart: ['pie', 'quiche'],
  casserole: ['gratin', 'traybake', 'stew'],
  gratin: ['casserole'],
  bread: ['roll', 'flatbread', 'scone'],
  toast: ['sandwich'],
  sandwich: ['toast', 'wrap', 'burger'],
  wrap: ['taco', 'sandwich'],
  pudding: ['mousse', 'porridge', 'jelly'],
  'ice-cream': ['sorbet'],
  juice: ['smoothie', 'lemonade'],
  'iced-drink': ['lemonade', 'smoothie', 'juice'],
  vegetables: ['traybake', 'stir-fry', 'salad', 'gratin', 'stuffed'],
  potatoes: ['mash', 'fries'],
  nibbles: ['dip', 'fritter', 'croquette', 'spring-roll', 'dumpling', 'skewer'],
  dip: ['spread', 'sauce'],
  spread: ['dip'],
  sauce: ['dressing', 'pesto', 'dip'],
  eggs: ['omelette'],
  rice: ['risotto', 'bowl'],
  sweets: ['biscuit', 'brownie'],
  'fish-dish': ['seafood-dish'],
  pancake: ['waffle', 'fritter'],
};

/** Cuisines that a broader word includes. */
const wider: Readonly<Record<string, readonly string[]>> = {
  asian: ['chinese', 'taiwanese', 'japanese', 'korean', 'thai', 'vietnamese', 'cambodian', 'burmese', 'malaysian', 'singaporean', 'indonesian', 'filipino', 'indian', 'pakistani', 'sri-lankan', 'nepali', 'bangladeshi'],
  mediterranean: ['italian', 'greek', 'spanish', 'turkish', 'levantine', 'moroccan', 'tunisian', 'french', 'portuguese', 'israeli'],
  'middle-eastern': ['levantine', 'turkish', 'persian', 'iraqi', 'gulf', 'yemeni', 'israeli', 'egyptian'],
  african: ['west-african', 'nigerian', 'ethiopian', 'east-african', 'south-african', 'moroccan', 'tunisian', 'egyptian'],
  'latin-american': ['mexican', 'central-american', 'caribbean', 'cuban', 'brazilian', 'peruvian', 'argentinian', 'chilean', 'colombian', 'venezuelan'],
  european: ['italian', 'french', 'spanish', 'german', 'austrian', 'british', 'scandinavian', 'polish', 'greek', 'hungarian'],
  caribbean: ['jamaican', 'cuban'],
  american: ['southern-us', 'cajun', 'hawaiian'],
  'west-african': ['nigerian'],
  balkan: ['romanian', 'greek', 'turkish'],
}; // prettier-ignore

/** How well a dish matches a feature: 1 fully, 0.5 nearly, 0 not. */
type Fit = 0 | 0.5 | 1;

const listed = (list: readonly string[], id: string, near: readonly string[] = []): Fit =>
  list.includes(id) ? 1 : near.some((other) => list.includes(other)) ? 0.5 : 0;

/** Foods that are expensive everywhere. */
export const costly: ReadonlySet<string> = new Set([
  'fillet-steak',
  'lobster',
  'saffron',
  'scallop',
  'lamb-rack',
  'salmon-fillet',
  'raw-prawn',
  'pine-nut',
]);

const heated: ReadonlySet<string> = new Set(
  'oven hob microwave air-fryer slow-cooker pressure-cooker barbecue grill wok rice-cooker steamer waffle-iron toaster kettle deep-fryer'.split(
    ' ',
  ),
);

/** True for a sentence that says to cook, in a dish that does not name the equipment. */
const cooks = ({ key }: { key: string }) =>
  /\b(?:boil|simmer|fry|bake|roast|grill|sear|poach|steam|microwave|hob|oven|frying pan|saucepan)\b/i.test(key);

const vessels = [
  /\bboiling (?:salted )?water\b/,
  /\bas the packet says\b/,
  /\bpan\b/,
  /\bsaucepan\b/,
  /\bpot\b/,
  /\bwok\b/,
  /\broasting tin\b/,
  /\bbaking dish\b/,
  /\btray\b/,
  /\bcasserole\b/,
];

/** The number of vessels that the steps heat. */
const vesselsIn = ({ steps }: Plan) => {
  const keys = steps.flatMap(({ clauses }) => clauses.map(({ key }) => key));
  return vessels.filter((vessel) => keys.some((key) => vessel.test(key))).length;
};

/** Manners derived from ingredients and duration. */
function manner(dish: Dish, plan: Plan, id: string): Fit {
  // A sweet sauce makes no sweet: "something sweet" is no sausage.
  if (id === 'sweet')
    return dish.courses.includes('dessert') || dish.courses.includes('baking') ? 1 : listed(dish.manners, id) === 1 ? 0.5 : 0;
  // What the steps show is not taken on trust.
  if (listed(dish.manners, id) === 1 && id !== 'no-cook' && id !== 'no-bake' && id !== 'one-pot') return 1;
  const { kcal, protein } = nutritionOf(plan.ingredients, plan.makes.servings);
  const foods = plan.ingredients.map(({ food }) => food);
  const isSpicy = plan.ingredients.some(({ food }) => foodTree().food(food).role === 'chilli' || food === 'cayenne-pepper');
  switch (id) {
    case 'quick':
      return minutesOf(plan) <= 30 ? 1 : minutesOf(plan) <= 40 ? 0.5 : 0;
    case 'easy':
      return plan.steps.length <= 6 && plan.ingredients.length <= 10 ? 1 : 0.5;
    case 'cheap':
      return foods.some((food) => costly.has(food)) ? 0 : 0.5;
    case 'high-protein':
      return protein >= 25 ? 1 : protein >= 18 ? 0.5 : 0;
    case 'light':
    case 'healthy':
      return kcal <= 450 ? 1 : kcal <= 600 ? 0.5 : 0;
    case 'filling':
      return kcal >= 500 ? 1 : 0.5;
    case 'spicy':
      return isSpicy ? 1 : 0;
    case 'mild':
      return isSpicy ? 0 : 1;
    case 'no-cook':
      return plan.steps.some(({ clauses }) => clauses.some(cooks)) || dish.needs.some((need) => heated.has(need)) ? 0 : 1;
    case 'one-pot':
      return vesselsIn(plan) <= 1 ? 1 : 0;
    case 'no-bake':
      return dish.needs.includes('oven') ? 0 : 1;
    case 'savoury':
      return dish.courses.includes('dessert') ? 0 : 1;
    case 'warm':
      return dish.needs.length > 0 && !dish.manners.includes('cold') ? 1 : 0;
    case 'nothing-raw':
      return dish.risks.length === 0 ? 1 : 0;
    // Salt is taken out of the dish itself.
    case 'less-salt':
      return 1;
    case 'leftovers':
    case 'fresh':
      return 0.5;
    default:
      return 0;
  }
}

const near: Readonly<Record<string, readonly string[]>> = {
  main: ['dinner', 'lunch'],
  dinner: ['main'],
  lunch: ['main', 'starter'],
  baking: [],
  snack: ['side', 'starter'],
};

/** What Italians eat before the meat: no dish says so of itself. */
const firsts: ReadonlySet<string> = new Set(['pasta', 'risotto', 'soup', 'cream-soup']);

/** How well a dish matches `kind:soup`, `course:breakfast`, `cuisine:thai`, `manner:spicy` ... */
export function fitOf(dish: Dish, plan: Plan, feature: string): Fit {
  const [type = '', id = ''] = feature.split(/:(.*)/s);
  switch (type) {
    case 'kind':
      return listed(dish.kinds, id, nearKinds[id]);
    case 'course':
      if (id === 'first-course') return firsts.has(dish.kinds[0] ?? '') && !dish.courses.includes('dessert') ? 1 : 0;
      return listed(dish.courses, id, near[id]);
    case 'cuisine':
      return (wider[id] ?? []).some((cuisine) => listed(dish.cuisines, cuisine) === 1) ? 1 : listed(dish.cuisines, id);
    case 'occasion':
      return listed(dish.occasions, id);
    case 'season':
      return listed(dish.seasons, id);
    case 'audience':
      return id === 'one' || id === 'crowd' || id === 'students' ? listed(dish.audiences, id) || 0.5 : listed(dish.audiences, id);
    case 'manner':
      return manner(dish, plan, id);
    case 'people':
      return 1;
    case 'method':
      return listed(dish.methods, id);
    default:
      return 0;
  }
}
