import type { Sentence } from '@anydish/language/sentence';
import { dishOf } from '../dishes/all.ts';
import type { Sought } from '../finding/find.ts';
import { foodTree } from '../foods/lexicon.ts';
import { readTable, wordsOf } from '../foods/table.ts';
import { groupsFor } from '../wishes/people.ts';
import { reasons } from './reasons.ts';

/* data/dangers.tsv: combinations of foods, treatments and people for which the kitchen gives a reason and the safe way instead of a recipe. */

interface Danger {
  reason: string;
  handling: readonly string[];
  foods: readonly string[];
  people: readonly string[];
  unless: readonly string[];
  /** True when it also counts in a written recipe, where words are said of many things. */
  isOfRecipes: boolean;
}

let table: readonly Danger[] | null = null;

/** Every row. @throws Error for a reason without a sentence. */
export const dangers = (): readonly Danger[] =>
  (table ??= readTable('dangers.tsv', ['reason', 'handling', 'foods', 'people', 'unless', 'recipes']).map((row) => {
    if (reasons[row.reason] === undefined) throw new Error(`data/dangers.tsv: "${row.reason}" has no sentence`);
    return {
      reason: row.reason,
      handling: wordsOf(row.handling),
      foods: wordsOf(row.foods),
      people: wordsOf(row.people),
      unless: wordsOf(row.unless),
      isOfRecipes: row.recipes === 'yes',
    };
  }));

/** Time in minutes below which dried beans do not get soft. */
const shortTime = 60;
const cookedKinds: ReadonlySet<string> = new Set(
  'soup cream-soup stew chilli curry hotpot stir-fry risotto pie quiche gratin casserole traybake roast skewer meatball schnitzel fritter croquette jam chutney stock omelette cake'.split(' '),
); // prettier-ignore
const heat: ReadonlySet<string> = new Set(
  'oven hob air-fryer slow-cooker pressure-cooker barbecue grill wok deep-fryer steamer'.split(' '),
);
/** Equipment that is dangerous itself, also where only the name of a dish says it. */
const closed: ReadonlySet<string> = new Set(['pressure-cooker', 'slow-cooker']);
const coldMethods: ReadonlySet<string> = new Set(['raw', 'marinated', 'stuffed', 'mashed']);
/** Roles that make no meal of their own. */
const seasonings: ReadonlySet<string> = new Set('herb spice fat liquid sugar raising chilli aromatic none'.split(' '));

/** What is said of the dish and its treatment, as the ids that the table uses. */
function saidIn({ understood, wishes }: Sought): Set<string> {
  const { signals, hazards, features, dishes, named } = understood;
  const said = new Set<string>([...signals.map((signal) => signal.replace(/^.*:/, '')), ...hazards.map(({ id }) => id), ...features]);
  const tools = wishes.flatMap(({ kind, id }) => (kind === 'equipment' ? [id] : []));
  for (const tool of tools) said.add(tool);
  // "He has coeliac disease, wheat is poison for him" is asked about, and orders no poison.
  if (understood.unclear.length > 0 && understood.wishes.some(({ kind }) => kind === 'diet' || kind === 'allergy')) said.delete('poison');
  if (features.includes('manner:quick') || wishes.some(({ kind, id }) => kind === 'minutes' && Number(id) < shortTime)) said.add('short');
  if (dishes.length > 0) said.add('dish');
  const isCooked = (feature: string) => {
    const [type, id = ''] = feature.split(':');
    return (type === 'method' && !coldMethods.has(id)) || (type === 'kind' && cookedKinds.has(id));
  };
  const kinds = dishes.flatMap(({ id }) => dishOf(id)?.kinds.slice(0, 1) ?? []);
  // "Instant pot beans" is the name of a dish, and names its equipment.
  for (const need of dishes.flatMap(({ id }) => dishOf(id)?.needs ?? [])) if (closed.has(need)) said.add(need);
  if (tools.some((tool) => heat.has(tool)) || features.some(isCooked) || kinds.some((kind) => cookedKinds.has(kind))) said.add('cooking');
  if (named.some((food) => !seasonings.has(foodTree().food(food).role) && !foodTree().lineage(food).has('allium'))) said.add('main-food');
  return said;
}

/** For whom it is: the groups of data/people.tsv, and `children`. A small child may be less than a year old. */
function peopleOf({ understood, wishes }: Sought): Set<string> {
  const groups = new Set<string>(groupsFor(understood, wishes).map(({ id }) => id));
  if (groups.has('toddler')) groups.add('baby');
  if (groups.has('baby')) groups.add('toddler');
  if (groups.has('baby') || understood.features.includes('audience:children')) groups.add('children');
  return groups;
}

/** True when a food is one of these: a kind, only itself (`is:nut`), `role:mince`, or `in:alcohol`, also inside a composite food. */
function isAmong(food: string, kinds: readonly string[]): boolean {
  const tree = foodTree();
  return kinds.some((kind) => {
    const [, type, id = kind] = /^(is|in|role):(.*)$/.exec(kind) ?? [];
    if (type === 'role') return tree.food(food).role === id || [...tree.lineage(food)].some((one) => tree.food(one).role === id);
    if (type === 'is') return food === id;
    return type === 'in' ? tree.insides(food).has(id) : tree.lineage(food).has(id);
  });
}

/** The rows of the table that apply to some words. `besides`: other words of the same recipe, for what makes it safe. */
function rowsFor(sought: Sought, besides: readonly Sought[]): Danger[] {
  const { hazards, named } = sought.understood;
  const own = saidIn(sought);
  const all = new Set([own, ...besides.map(saidIn)].flatMap((said) => [...said]));
  const foodsOfAll = [...named, ...besides.flatMap(({ understood }) => understood.named)];
  const people = peopleOf(sought);
  const isMet = (condition: string, foods: readonly string[], said: ReadonlySet<string>): boolean =>
    condition.split('+').every((id) => {
      if (id.startsWith('@'))
        return hazards.some((hazard) => hazard.id === id.slice(1) && hazard.near.some((food) => isAmong(food, foods)));
      if (id.startsWith('food:')) return foodsOfAll.some((food) => isAmong(food, [id.slice(5)]));
      return said.has(id);
    });
  return dangers().filter(
    ({ handling, foods, people: whom, unless }) =>
      (handling.length === 0 || handling.some((condition) => isMet(condition, foods, own))) &&
      (foods.length === 0 || named.some((food) => isAmong(food, foods))) &&
      (whom.length === 0 || whom.some((group) => people.has(group))) &&
      !unless.some((condition) => isMet(condition, foods, all)),
  );
}

const sentenceOf = ({ reason }: Danger): Sentence | null => reasons[reason] ?? null;

/** Why a request is dangerous; null when no row of the table applies. */
export function dangerOf(sought: Sought): Sentence | null {
  const [first] = rowsFor(sought, []);
  return first === undefined ? null : sentenceOf(first);
}

/** The dangers of a written recipe, once each. `parts`: its title with the list, and each step, as read. */
export function dangersAmong(parts: readonly Sought[]): Sentence[] {
  const found = parts.flatMap((part) => rowsFor(part, parts).filter(({ isOfRecipes }) => isOfRecipes));
  return [...new Set(found.map(({ reason }) => reason))].flatMap((reason) => reasons[reason] ?? []);
}
