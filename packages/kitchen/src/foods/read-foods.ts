import { cues, roles, traits, type Cue, type Food, type Nutrients, type Role, type Swap, type Trait, type Verdict } from './food.ts';
import { readTable, wordsOf } from './table.ts';

const foodTables = ['plants', 'animals', 'pantry'] as const;
const columns = ['id', 'kind', 'made_of', 'traits', 'per100', 'weights', 'role', 'cue', 'swaps'] as const;
const kindColumns = ['id', 'kind', 'traits', 'usual', 'may'] as const;
type Row = Record<(typeof columns)[number], string>;

const signs: Readonly<Record<string, Verdict>> = { '+': 'contains', '~': 'depends', '-': 'free' };

const isTrait = (name: string): name is Trait => traits.some((trait) => trait === name);

function readTraits(id: string, cell: string): { own: Map<Trait, Verdict>; isClosed: boolean } {
  const own = new Map<Trait, Verdict>();
  let isClosed = false;
  for (const word of wordsOf(cell)) {
    const verdict = signs[word.charAt(0)];
    const name = word.slice(1);
    if (word === 'free') isClosed = true;
    else if (verdict !== undefined && isTrait(name)) own.set(name, verdict);
    else throw new Error(`${id}: "${word}" is no trait.`);
  }
  return { own, isClosed };
}

function readNumbers(id: string, cell: string): Nutrients | null {
  if (cell === '') return null;
  const numbers = cell.split('/').map(Number);
  const [kcal, protein, fat, carbohydrate] = numbers;
  if (numbers.length !== 4 || numbers.some((value) => !Number.isFinite(value) || value < 0))
    throw new Error(`${id}: "${cell}" is not kcal/protein/fat/carbohydrate.`);
  return { kcal: kcal ?? 0, protein: protein ?? 0, fat: fat ?? 0, carbohydrate: carbohydrate ?? 0 };
}

const readWeights = (id: string, cell: string): Map<string, number> =>
  new Map(
    wordsOf(cell).map((word) => {
      const [unit = '', grams = ''] = word.split('=');
      if (unit === '' || !(Number(grams) > 0)) throw new Error(`${id}: "${word}" is no weight.`);
      return [unit, Number(grams)] as const;
    }),
  );

const readSwaps = (id: string, cell: string): Swap[] =>
  wordsOf(cell).map((word) => {
    const [to = '', ratio = '1'] = word.split('*');
    if (!(Number(ratio) > 0)) throw new Error(`${id}: "${word}" is no swap.`);
    return { to, ratio: Number(ratio) };
  });

function readRole(id: string, cell: string): Role {
  const role = roles.find((known) => known === (cell || 'none'));
  if (role === undefined) throw new Error(`${id}: "${cell}" is no role.`);
  return role;
}

function readCue(id: string, cell: string): Cue | null {
  const cue = cues.find((known) => known === cell);
  if (cue === undefined && cell !== '') throw new Error(`${id}: "${cell}" is no cue.`);
  return cue ?? null;
}

function foodOf({ id, kind, made_of: madeOf, traits: traitCell, per100, weights, role, cue, swaps }: Row): Food {
  const parts = wordsOf(madeOf);
  return {
    id,
    isKind: false,
    usual: null,
    may: [],
    parents: wordsOf(kind),
    parts: parts.filter((part) => !part.startsWith('?')),
    possibleParts: parts.filter((part) => part.startsWith('?')).map((part) => part.slice(1)),
    ...readTraits(id, traitCell),
    per100: readNumbers(id, per100),
    weights: readWeights(id, weights),
    role: readRole(id, role),
    cue: readCue(id, cue),
    swaps: readSwaps(id, swaps),
  };
}

function traitNamed(id: string, word: string): Trait {
  if (!isTrait(word)) throw new Error(`${id}: "${word}" is no trait.`);
  return word;
}

const kindOf = ({ id, kind, traits: traitCell, usual, may }: Record<(typeof kindColumns)[number], string>): Food => ({
  id,
  isKind: true,
  usual: usual === '' ? null : usual,
  may: wordsOf(may).map((word) => traitNamed(id, word)),
  parents: wordsOf(kind),
  parts: [],
  possibleParts: [],
  ...readTraits(id, traitCell),
  per100: null,
  weights: new Map(),
  role: 'none',
  cue: null,
  swaps: [],
});

/** Every kind and food of the tables, by id. @throws Error for an invalid line or a duplicate id. */
export function readFoods(): Map<string, Food> {
  const all = [
    ...readTable('foods/kinds.tsv', kindColumns).map(kindOf),
    ...foodTables.flatMap((name) => readTable(`foods/${name}.tsv`, columns).map(foodOf)),
  ];
  const foods = new Map(all.map((food) => [food.id, food]));
  const twice = all.filter((food) => foods.get(food.id) !== food);
  if (twice.length > 0) throw new Error(`More than one line: ${twice.map(({ id }) => id).join(', ')}`);
  return foods;
}
