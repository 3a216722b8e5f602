import dishes from '../data/dishes.json' with { type: 'json' };
import kinds from '../data/kinds.json' with { type: 'json' };
import type { Dish, Ground, Piece } from './dish.ts';
import { type DescribedFood, is, type Look, lookOf, type Plan, retouched, softened, tintOf } from './looks.ts';
import { sizeOf } from './scene.ts';
import { kindInTitle } from './titles.ts';

export interface Described {
  /** In any language: it names the kind of dish where nobody has planned one. */
  title: string;
  /** The id of the kitchen's dish; null for recipes of other cooks. */
  dish: string | null;
  /** The kind of dish; null when unknown. */
  kind: string | null;
  cuisine: string | null;
  /** The final ingredient list: no other food is drawn. */
  foods: readonly DescribedFood[];
}

const tables = {
  dishes: new Map(Object.entries(dishes)),
  kinds: new Map(Object.entries(kinds)),
};

function planFrom(row: string): Plan {
  const [vessel = 'plate', base = 'none', tone = 'cream', show = 'all', ...flags] = row.split(' ');
  const tool = (['chopsticks', 'fork', 'spoon'] as const).find((each) => flags.includes(each)) ?? null;
  return {
    vessel,
    base,
    tone: tone.replace('!', ''),
    isFixed: tone.endsWith('!'),
    fries: flags.includes('fried'),
    show,
    steam: flags.includes('steam'),
    tool,
  };
}

const pastas: readonly (readonly [base: string, foods: string])[] = [
  ['spaghetti', 'spaghetti linguine bucatini tagliatelle fettuccine pappardelle angel-hair-pasta tonnarelli vermicelli fresh-pasta gluten-free-spaghetti'],
  ['penne', 'penne rigatoni ziti'],
  ['macaroni', 'macaroni fusilli orecchiette conchiglie ditalini orzo spaetzle'],
  ['bows', 'farfalle'],
  ['parcels', 'ravioli tortellini'],
  ['gnocchi', 'gnocchi gluten-free-gnocchi'],
  ['bake', 'lasagne-sheet cannelloni fresh-lasagne-sheet'],
]; // prettier-ignore

/** The kind of a dish that no kitchen has planned, by its ingredients. */
function kindFrom(foods: readonly DescribedFood[]): string {
  const has = (...names: string[]) => foods.some((food) => is(food, ...names));
  if (has('flour') && has('sugar', 'honey', 'syrup') && has('raising-agent', 'egg')) return 'cake';
  if (has('flour') && has('yeast')) return 'bread';
  if (has('pasta')) return 'pasta';
  if (has('noodle')) return 'noodles';
  if (has('rice') && has('tomato', 'coconut-milk', 'curry-paste')) return 'curry';
  if (has('rice')) return 'rice';
  if (has('tortilla')) return 'wrap';
  if (has('stock') || has('stock-cube')) return has('meat', 'pulse') ? 'stew' : 'soup';
  if (has('coconut-milk') && has('spice', 'curry-paste')) return 'curry';
  if (has('lettuce', 'cucumber', 'mixed-salad-leaf', 'rocket')) return 'salad';
  if (has('burger-bun')) return 'burger';
  if (has('bread') && foods.length < 10) return 'sandwich';
  if (has('meat', 'fish', 'poultry')) return 'stir-fry';
  if (has('egg') && !has('flour')) return 'omelette';
  if (has('vegetable')) return 'vegetables';
  if (has('fruit') && has('milk', 'yogurt', 'juice', 'plant-milk')) return 'smoothie';
  if (has('fruit')) return 'fruit-salad';
  return 'bowl';
}

/** Adapts a kind's plan to the foods that are really in the list: noodles need noodles. */
function adapted(plan: Plan, kind: string, foods: readonly DescribedFood[]): Plan {
  const has = (...names: string[]) => foods.some((food) => is(food, ...names));
  const form = pastas.find(([, ids]) => foods.some(({ id }) => ids.split(' ').includes(id)))?.[0];
  if (plan.base === 'spaghetti') {
    if (form === 'bake') return { ...plan, vessel: 'dish', base: 'bake', tone: 'butter', show: 'few', tool: null, steam: true };
    if (form !== undefined) return { ...plan, base: form, tone: form === 'gnocchi' ? 'butter' : 'noodle' };
    if (has('pasta')) return { ...plan, base: 'penne' };
    return has('flour', 'noodle', 'egg') ? plan : { ...plan, base: 'none' };
  }
  if (plan.base === 'noodles' && !has('noodle', 'pasta', 'flour')) return { ...plan, base: 'none' };
  if (plan.base === 'soup' && has('noodle')) return { ...plan, base: 'noodle-soup', tool: 'chopsticks' };
  if (plan.base === 'soup' && form !== undefined && form !== 'bake') return { ...plan, base: 'noodle-soup' };
  if (plan.base === 'rice') {
    if (has('couscous', 'bulgur', 'quinoa', 'millet', 'barley', 'farro')) return { ...plan, base: 'grain', tone: 'straw' };
    if (!has('rice', 'rice-flake')) return { ...plan, base: has('noodle') ? 'noodles' : 'none' };
  }
  if (kind === 'curry' && has('rice')) return { ...plan, base: 'rice-and-sauce' };
  if (plan.base === 'greens' && !has('lettuce', 'leafy-green'))
    return { ...plan, base: has('couscous', 'bulgur', 'quinoa') ? 'grain' : 'none', tone: 'straw' };
  if (plan.base === 'wrap' && !has('tortilla', 'flatbread', 'wrap'))
    return { ...plan, vessel: 'plate', base: has('lettuce') ? 'greens' : 'none' };
  if (plan.base === 'sauce' && kind === 'meatball' && !has('tomato', 'cream', 'stock', 'milk')) return { ...plan, base: 'none' };
  return plan;
}

const batters = new Set([
  'cake',
  'cheesecake',
  'plain-cake',
  'muffins',
  'biscuits',
  'squares',
  'truffles',
  'pancakes',
  'waffle',
  'scones',
  'loaf',
  'rolls',
  'doughnuts',
]);
const batterTints = new Set(['cocoa', 'brown', 'pea', 'carrot', 'beet', 'pumpkin']);
const bakeTints = new Set(['tomato']);
const tinted = new Set([
  'soup', 'noodle-soup', 'cream', 'stew', 'sauce', 'rice-and-sauce', 'smooth', 'jam', 'drink', 'cocktail', 'smoothie', 'hot-drink', 'mousse', 'ice-cream', 'jelly',
  'pudding', 'dip', 'pie', 'tart', 'mash', 'porridge',
]); // prettier-ignore
const pasta = new Set(['spaghetti', 'penne', 'macaroni', 'bows', 'parcels', 'gnocchi']);

const nameOf = (look: string) => look.split(' ')[0] ?? '';
const sweetKinds = [
  'fruit',
  'nut',
  'chocolate',
  'confectionery',
  'breakfast-cereal',
  'seed',
  'fresh-mint',
  'ice-cream',
  'biscuit',
  'edible-flower',
  'peanut',
  'cinnamon-stick',
  'star-anise',
  'ice',
  'meringue',
  'lemongrass',
];

/** Whether a food can be seen in the finished dish. */
function isShown({ food, look }: Look, show: string): boolean {
  if (look === null) return false;
  const size = sizeOf(look);
  if (show === 'none') return false;
  if (show === 'sweet') return is(food, ...sweetKinds) && !['avocado', 'olive'].includes(food.id);
  if (show === 'bread') return is(food, 'seed', 'olive', 'nut', 'dried-fruit', 'fresh-rosemary', 'rolled-oat') || size === 'crumb';
  if (show === 'toppings')
    return (
      size === 'leaf' || size === 'crumb' || ['hoop', 'slice', 'crouton', 'dollop', 'shrimp', 'nut', 'olive', 'chop'].includes(nameOf(look))
    );
  return true;
}

const citrus = new Set(['lemon', 'lime', 'orange', 'blood-orange', 'grapefruit']);

/** What lies beside the vessel: a fruit to squeeze, leaves. */
function besideOf(looks: readonly Look[], shown: ReadonlySet<string>): Piece[] {
  const found = looks.flatMap(({ food, look }) =>
    look !== null &&
    (citrus.has(food.id) ||
      (['fresh-basil', 'fresh-mint', 'fresh-rosemary', 'fresh-sage', 'thai-basil', 'bay-leaf'].includes(food.id) && shown.has(food.id)))
      ? [{ food: food.id, look }]
      : [],
  );
  return [...found.filter(({ food }) => citrus.has(food)).slice(0, 1), ...found.filter(({ food }) => !citrus.has(food)).slice(0, 1)];
}

/** The ground for a dish of this colour. */
function groundOf(tone: string): Ground {
  if (['tomato', 'red', 'carrot', 'pumpkin', 'broth', 'turmeric', 'brick', 'ember', 'stew', 'lentil', 'bean', 'roast'].includes(tone))
    return 'green';
  if (['pea', 'leaf', 'deep', 'sage', 'olive', 'avocado', 'apple', 'lime'].includes(tone)) return 'sun';
  if (['beet', 'berry', 'magenta', 'plum', 'crimson', 'wine', 'purple', 'pink', 'lilac', 'blueberry'].includes(tone)) return 'rose';
  if (['white', 'ivory', 'ice', 'mint', 'noodle'].includes(tone)) return 'cool';
  return 'warm';
}

/** What a recipe looks like. Foods that are appended later change no earlier piece. */
export function describeDish({ title, dish, kind, cuisine, foods }: Described): Dish {
  const known = kind !== null && tables.kinds.has(kind) ? kind : (kindInTitle(title) ?? kindFrom(foods));
  const row = (dish === null ? undefined : tables.dishes.get(dish)) ?? tables.kinds.get(known) ?? 'plate none cream all';
  const plan = adapted(planFrom(row), known, foods);
  const looks = foods.map((food) => retouched(lookOf(food), known, plan));
  const tint = plan.isFixed
    ? null
    : plan.base === 'bake'
      ? tintOf(looks, 5, bakeTints)
      : batters.has(plan.base)
        ? tintOf(looks, 5, batterTints)
        : tinted.has(plan.base)
          ? tintOf(looks, plan.base === 'dip' ? 3 : 2)
          : null;
  const citrusBeside = !['cocktail', 'drink', 'hot-drink', 'smoothie'].includes(plan.base);
  const shown = looks.filter((look) => isShown(look, plan.show) && !(citrusBeside && citrus.has(look.food.id) && plan.show !== 'sweet'));
  const unique = shown.filter((each, at) => shown.findIndex(({ look }) => look === each.look) === at);
  const most = plan.show === 'few' ? 5 : plan.base === 'noodle-soup' ? 6 : 8;
  const pieces = unique.slice(0, most).flatMap(({ food, look }) => (look === null ? [] : [{ food: food.id, look }]));
  const dressing =
    known === 'pasta' && pasta.has(plan.base)
      ? tintOf(looks, 4)
      : plan.base === 'pizza'
        ? foods.some((food) => is(food, 'tomato'))
          ? 'tomato'
          : null
        : null;
  const asian = ['chinese', 'japanese', 'korean', 'vietnamese', 'thai', 'taiwanese'].includes(cuisine ?? '');
  const tool =
    asian && plan.show === 'all' && ['rice', 'noodles', 'noodle-soup', 'stir-fry'].includes(plan.base) ? 'chopsticks' : plan.tool;
  const tone = softened(tint ?? plan.tone, known, foods);
  return {
    vessel: plan.vessel,
    base: plan.base,
    tone,
    ground: groundOf(tone),
    pieces,
    beside: besideOf(looks, new Set(pieces.map(({ food }) => food))),
    sauce: dressing,
    steam: plan.steam,
    tool,
    seed: `${known} ${foods[0]?.id ?? ''}`,
  };
}
