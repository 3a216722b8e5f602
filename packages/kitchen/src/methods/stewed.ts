import { gramsOf } from '../foods/weigh.ts';
import type { Role } from '../foods/food.ts';
import type { Plan, PlannedClause, PlannedStep } from '../plan.ts';
import { celsius, clause, foodsIn, indexesOf, isHeating, isSalt, isServed, mainStepOf, minutesLong, roleOf, step } from './parts.ts';
import { groupOf, groupsOf, type Group } from './stew-groups.ts';
import type { MethodText } from './texts.ts';

/* Soups, stews, curries, chillies and pot roasts: what is browned, what cooks long in its liquid, and what joins at the end. */

/** Vessels in which a stew can cook. */
export type Vessel = 'slow-cooker' | 'pressure-cooker' | 'oven' | 'hob';

const stewedKinds: ReadonlySet<string> = new Set([
  'stew',
  'soup',
  'cream-soup',
  'curry',
  'chilli',
  'casserole',
  'hotpot',
  'beans',
  'stock',
]);

/** Minutes at high pressure, by what takes longest. */
function pressureMinutes({ ingredients }: Plan): number {
  const roles = new Set(ingredients.map(roleOf));
  if (roles.has('stewing-meat') || roles.has('roast')) return 45;
  if (roles.has('meat')) return 25;
  if (roles.has('dried-pulse') || roles.has('grain')) return 20;
  if (roles.has('poultry') || roles.has('sausage') || roles.has('mince')) return 12;
  return 8;
}

const isTough = ({ ingredients }: Plan) => ingredients.some((one) => ['stewing-meat', 'roast', 'meat'].includes(roleOf(one)));

/** Share of the liquid that is needed: hardly any evaporates under a lid. A soup keeps all of it. */
const shareOfLiquid: Readonly<Record<Vessel, number>> = { 'slow-cooker': 0.6, 'pressure-cooker': 0.7, oven: 0.9, hob: 1 };
/** Millilitres below which a pressure cooker makes no steam. */
const leastLiquid = 250;

function withLiquid(plan: Plan, vessel: Vessel, liquids: readonly number[]): Plan {
  const isSoup = plan.kind === 'soup' || plan.kind === 'cream-soup' || plan.kind === 'stock';
  if (isSoup) return plan;
  const all = liquids.reduce((sum, at) => sum + (plan.ingredients[at]?.unit === 'ml' ? (plan.ingredients[at]?.amount ?? 0) : 0), 0);
  const least = vessel === 'pressure-cooker' && all > 0 ? leastLiquid / all : 0;
  const share = Math.max(Math.min(1, least), shareOfLiquid[vessel]);
  const ingredients = plan.ingredients.map((ingredient, at) =>
    liquids.includes(at) && ingredient.unit === 'ml' && ingredient.amount !== null && ingredient.amount >= 100
      ? { ...ingredient, amount: Math.round((ingredient.amount * share) / 10) * 10 }
      : ingredient,
  );
  return { ...plan, ingredients };
}

function longSteps(plan: Plan, vessel: Vessel, meat: readonly number[]): PlannedStep[] {
  // Cuts for stewing are tender long after they are safe.
  const done = clause(isTough(plan) ? 'Cook {a} until very tender.' : 'Cook {a} {a!done}.', { a: meat.slice(0, 1) });
  const isLong = isTough(plan);
  if (vessel === 'slow-cooker') {
    const low = isLong
      ? 'Cover and cook on low for about eight hours, or on high for about four.'
      : 'Cover and cook on low for about six hours, or on high for about three.';
    return step([clause(low), done], { minutes: isLong ? 480 : 360, time: 'waiting' });
  }
  if (vessel === 'pressure-cooker') {
    const minutes = pressureMinutes(plan);
    return [
      ...step(
        [clause('Close the lid and cook at high pressure for {m}. Never fill the pot above two thirds.', {}, { m: minutesLong(minutes) })],
        {
          minutes,
          time: 'waiting',
        },
      ),
      ...step([clause('Leave the pressure to drop by itself, and only then open the lid.'), done], { minutes: 15, time: 'waiting' }),
    ];
  }
  if (vessel === 'oven')
    return step([clause('Bring to the boil.'), clause('Cover and cook in the oven until everything is very tender.'), done], {
      minutes: isLong ? 150 : 60,
      time: 'waiting',
    });
  return step([clause('Bring to the boil, then cover and simmer over low heat.'), done], { minutes: isLong ? 120 : 35, time: 'waiting' });
}

const opening: Readonly<Record<Vessel, MethodText>> = {
  'slow-cooker': 'Heat {a} in a wide pan over medium heat.',
  'pressure-cooker': 'Heat {a} in the open pressure cooker over medium heat.',
  oven: 'Heat {a} in a large ovenproof pot over medium heat.',
  hob: 'Heat {a} in a large pot over medium heat.',
};
const filling: Readonly<Record<Vessel, MethodText>> = {
  'slow-cooker': 'Put {a} in the slow cooker.',
  'pressure-cooker': 'Put {a} in the pressure cooker.',
  oven: 'Put {a} in a large pot.',
  hob: 'Put {a} in a large pot.',
};

/** What may join after the cooking as it is. */
const ready: ReadonlySet<Role> = new Set([
  'sauce', 'herb', 'citrus', 'spice', 'cream', 'yogurt', 'milk', 'soft-cheese', 'hard-cheese', 'nut', 'seed', 'sugar', 'syrup', 'bread', 'wrap',
  'salad', 'chocolate', 'paste', 'none', 'fat', 'leaf', 'drink', 'rice', 'pasta', 'noodle', 'potato',
]); // prettier-ignore

const isWork = ({ key }: PlannedClause) => !/^(?:Serve|Scatter|Season|Garnish|Sprinkle|Take out|Lift .* set aside)/.test(key);
const isServing = ({ key }: { key: string }) => /^(?:Serve|Scatter|Garnish|Sprinkle)/.test(key);

/** What is done with the dish after its long cooking without heat: tearing meat apart, mixing in a sauce, scattering herbs. */
function finishing(plan: Plan): PlannedClause[] {
  const main = mainStepOf(plan);
  const isReady = (at: number) => {
    const ingredient = plan.ingredients[at];
    if (ingredient === undefined) return false;
    const role = roleOf(ingredient);
    const isWhole = ['rice', 'pasta', 'noodle', 'potato'].includes(role);
    return groupOf(ingredient) === 'meat' || isServed(ingredient) || (ready.has(role) && !isWhole);
  };
  const isCold = (one: PlannedClause) => (!isHeating(one) || one.key.startsWith('Tear into')) && [...foodsIn([one])].every(isReady);
  return main < 0
    ? []
    : plan.steps.slice(main + 1).flatMap(({ clauses }) => clauses.filter((one) => isCold(one) && (isWork(one) || isServing(one))));
}

/** Steps of side dishes alone: rice that cooks meanwhile. */
function sideSteps({ steps, ingredients }: Plan): PlannedStep[] {
  const isSide = (at: number) => ingredients[at] !== undefined && isServed(ingredients[at]);
  return steps.filter(({ clauses, time }) => {
    const foods = [...foodsIn(clauses)];
    return time === 'meanwhile' && foods.length > 0 && foods.every(isSide);
  });
}

/** The dish cooked in another vessel; null when it is no stew, or holds something that does not stew. */
export function stewedIn(plan: Plan, vessel: Vessel): Plan | null {
  const isPotRoast = plan.ingredients.some((one) => one.part === 'defining' && ['stewing-meat', 'roast'].includes(roleOf(one)));
  if (!stewedKinds.has(plan.kind) && !(isPotRoast && (plan.kind === 'roast' || plan.kind === 'taco'))) return null;
  const last = finishing(plan);
  const meats = indexesOf(plan, (one) => groupOf(one) === 'meat');
  const isSeasoning = (at: number) =>
    plan.ingredients[at] !== undefined && (isSalt(plan.ingredients[at]) || plan.ingredients[at].food === 'black-pepper');
  const placedLast = new Set([...foodsIn(last)].filter((at) => !meats.includes(at) && !isSeasoning(at)));
  const groups = groupsOf(plan, placedLast);
  if (groups === null) return null;
  const of = (group: Group) => groups.get(group) ?? [];
  const [meat, soft, fat, liquid, salt] = [of('meat'), of('soft'), of('fat'), of('liquid'), of('salt')];
  const role = (at: number) => {
    const ingredient = plan.ingredients[at];
    return ingredient === undefined ? 'none' : roleOf(ingredient);
  };
  const tomatoes = of('base').filter(
    (at) => role(at) === 'tomato' && (gramsOf(plan.ingredients[at] ?? { food: '', amount: null, unit: null }) ?? 0) > 200,
  );
  if (liquid.length + tomatoes.length === 0) return null;
  if (vessel === 'pressure-cooker' && liquid.length === 0) return null;
  const mince = meat.filter((at) => role(at) === 'mince' || role(at) === 'plant-mince' || role(at) === 'cured');
  const pieces = meat.filter((at) => !mince.includes(at));
  const pepper = of('flavour').filter((at) => plan.ingredients[at]?.food === 'black-pepper');
  const isBrowned = fat.length > 0;
  const [flourOfMeat, thickener] = pieces.length > 0 && isBrowned ? [of('flour'), []] : [[], of('flour')];
  const seasoning = salt.filter((at) => plan.ingredients[at]?.amount !== null);
  const frying = isBrowned
    ? step(
        [
          clause('Season {a} with {b}.', { a: pieces, b: [...seasoning, ...pepper] }),
          clause('Dust {a} with {b}.', { a: pieces, b: flourOfMeat }),
          clause(opening[vessel], { a: fat }),
          clause('Brown {a} in batches on all sides.', { a: pieces }),
          clause('Lift {a} out and set aside.', { a: pieces }),
          clause('Add {a} and fry, breaking up lumps, {a!done}.', { a: mince }),
          clause('Add {a} and cook gently until soft.', { a: soft }),
        ],
        { minutes: 12 },
      )
    : [];
  const inPot = vessel === 'slow-cooker' ? [...mince, ...soft, ...of('base')] : [...(isBrowned ? [] : [...mince, ...soft]), ...of('base')];
  const flavours = of('flavour').filter((at) => !(isBrowned && pieces.length > 0 && pepper.includes(at)));
  const isBlended = plan.kind === 'cream-soup' || plan.steps.some(({ clauses }) => clauses.some(({ key }) => /\bblend until/i.test(key)));
  const isCutNeeded = isTough(plan) && pieces.every((at) => plan.ingredients[at]?.note === null);
  const isOven = vessel === 'oven';
  const herbs = flavours.filter((at) => plan.ingredients[at]?.food.includes('bay-leaf') === true || plan.ingredients[at]?.unit === 'sprig');
  const seafood = of('late').filter((at) => role(at) === 'fish' || role(at) === 'shellfish');
  const late = of('late').filter((at) => !seafood.includes(at));
  const steps: PlannedStep[] = [
    ...(isOven ? step([clause('Heat the oven to {t}.', {}, { t: celsius(160) })]) : []),
    ...frying,
    ...step([
      clause(isBrowned && vessel !== 'slow-cooker' ? 'Add {a}.' : filling[vessel], {
        a: inPot.length > 0 ? inPot : isBrowned && vessel !== 'slow-cooker' ? [] : pieces,
      }),
      isCutNeeded ? clause('Cut {a} into large pieces where needed.', { a: pieces }) : null,
      clause('Lay {a} on top.', { a: inPot.length > 0 ? pieces : [] }),
      clause('Add {a}.', {
        a: [...flavours, ...(isBrowned ? [] : seasoning), ...(inPot.length === 0 && isBrowned && vessel !== 'slow-cooker' ? pieces : [])],
      }),
      clause('Pour in {a}.', { a: liquid }),
    ]),
    ...longSteps(plan, vessel, pieces.length > 0 ? pieces : mince),
    ...step([clause('Take out {a}.', { a: herbs }), isBlended ? clause('Blend until smooth.') : null]),
    ...step([clause('Stir {a} with a splash of cold water, then whisk it into the pot.', { a: thickener })], { minutes: 5 }),
    ...step([clause('Stir in {a} and heat through.', { a: late }), clause('Add {a} and cook {a!done}.', { a: seafood })], {
      minutes: seafood.length > 0 ? 15 : 6,
    }),
    ...sideSteps(plan),
    ...step([
      ...last.filter(isWork),
      clause('Season with {a} to taste.', { a: salt }),
      ...last.filter(({ key }) => isServing({ key }) && !/\bserve\b/i.test(key)),
      clause('Scatter with {a} and serve.', { a: of('finish') }),
      ...last.filter((one) => isServing(one) && /\bserve\b/i.test(one.key)),
      clause('Serve with {a}.', { a: of('serve') }),
    ]),
  ];
  return { ...withLiquid(plan, vessel, liquid), steps };
}
