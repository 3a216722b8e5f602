import { randomInt } from 'node:crypto';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { feedbackEndpoints, type Feedback } from '../../contract/recipes/feedback-endpoints.ts';
import { noteEndpoints, type Note } from '../../contract/recipes/note-endpoints.ts';
import { recipeEndpoints, type RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { shareEndpoints, type Share } from '../../contract/recipes/share-endpoints.ts';
import { versionEndpoints, type Version } from '../../contract/recipes/version-endpoints.ts';
import type { Answer } from './client.ts';
import type { Copy, Person } from './person.ts';
import { ask, write } from './world.ts';

/** All that is read of a recipe. */
export interface Seen {
  recipe: Recipe;
  notes: readonly Note[];
  feedback: Feedback;
  share: Share | null;
  versions: readonly Version[];
}

/** A recipe that lies in the cookbook for sure. */
export type Kept = Copy & { guid: string };

interface Writing {
  value: string;
  send: () => Promise<Answer<unknown>>;
}

/** Something of a recipe that its owner writes again and again. It is `none` at first. */
interface Fact {
  read: (seen: Seen) => string;
  /** Null where it cannot be written now. @throws Cut */
  next: (person: Person, own: Kept) => Writing | Promise<Writing | null>;
}

const paramsOf = ({ companyUri }: Person, { guid }: Kept) => ({ companyUri, guid });
const lastStep = ({ steps }: Recipe) => steps.at(-1)?.text ?? '';

const change = (make: (isOn: boolean) => RecipeChange, read: (recipe: Recipe) => boolean | undefined): Fact => ({
  read: ({ recipe }) => (read(recipe) === true ? 'yes' : 'none'),
  next: ({ client }, { guid }) => {
    const isOn = randomInt(3) > 0;
    const body = { guids: [guid], change: make(isOn) };
    return { value: isOn ? 'yes' : 'none', send: () => client.call(recipeEndpoints.changeRecipes, { body }) };
  },
});

const note = (step: number | null): Fact => ({
  read: ({ notes }) => notes.find((one) => one.step === step)?.text ?? 'none',
  next: (person, own) => {
    const text = randomInt(4) === 0 ? '' : `Less salt, ${person.fresh()}`;
    const send = () => person.client.call(noteEndpoints.writeNote, { params: paramsOf(person, own), body: { step, text } });
    return { value: text === '' ? 'none' : text, send };
  },
});

const factKey = (name: FactName, { key }: Copy): string => `${name} of ${key}`;

/** Makes a version by hand: the last step says which one it is. */
async function edit(person: Person, own: Kept): Promise<Writing | null> {
  const { client, world } = person;
  const params = paramsOf(person, own);
  const seen = await ask(world, () => client.call(kitchenEndpoints.getRecipe, { params }));
  if (!seen.isOk || own.firstEnd === null) return null;
  const { firstEnd } = own;
  const { version = 1, title, ingredients, steps } = seen.payload;
  // An earlier version comes back with the title that it had.
  world.ledger.forget(factKey('title', own));
  if (version > 1 && randomInt(4) === 0)
    return { value: firstEnd, send: () => client.call(versionEndpoints.restoreRecipe, { params, body: { version, to: 1 } }) };
  const value = `Serve it hot, ${person.fresh()}.`;
  const body = {
    version,
    title,
    ingredients: ingredients.map(({ amount, unit, item }, from) => ({ from, amount, unit, item })),
    steps: [...steps.slice(0, -1).map(({ text }, from) => ({ from, text })), { from: null, text: value }],
  };
  return { value, send: () => client.call(versionEndpoints.editRecipe, { params, body }) };
}

const facts = {
  favourite: change(
    (isFavourite) => ({ isFavourite }),
    ({ shelf }) => shelf?.isFavourite,
  ),
  tag: change(
    (isOn) => (isOn ? { addTag: 'soup' } : { removeTag: 'soup' }),
    ({ shelf }) => shelf?.tags.includes('soup'),
  ),
  offline: change(
    (isKeptOffline) => ({ isKeptOffline }),
    ({ shelf }) => shelf?.isKeptOffline,
  ),
  title: {
    read: ({ recipe }) => (recipe.shelf?.isRenamed === true ? recipe.title : 'none'),
    next: (person, own) => {
      const title = randomInt(4) === 0 ? null : `My soup ${person.fresh()}`;
      const send = () => person.client.call(recipeEndpoints.renameRecipe, { params: paramsOf(person, own), body: { title } });
      return { value: title ?? 'none', send };
    },
  },
  note: note(null),
  'note of a step': note(0),
  thumb: {
    read: ({ feedback }) => feedback.thumbs.find(({ version }) => version === 1)?.thumb ?? 'none',
    next: (person, own) => {
      const thumb = ([null, 'up', 'down'] as const)[randomInt(3)] ?? null;
      const send = () => person.client.call(feedbackEndpoints.giveThumb, { params: paramsOf(person, own), body: { version: 1, thumb } });
      return { value: thumb ?? 'none', send };
    },
  },
  link: {
    read: ({ share }) => (share === null ? 'none' : share.isListed ? 'listed' : 'unlisted'),
    next: (person, own) => {
      const params = paramsOf(person, own);
      const value = ['none', 'listed', 'unlisted'][randomInt(3)] ?? 'none';
      const body = { isListed: value === 'listed', showsPhoto: false };
      const send = () =>
        value === 'none'
          ? person.client.call(shareEndpoints.withdrawShare, { params })
          : person.client.call(shareEndpoints.shareRecipe, { params, body });
      return { value, send };
    },
  },
  text: { read: ({ recipe }) => lastStep(recipe), next: edit },
} as const satisfies Record<string, Fact>;

type FactName = keyof typeof facts;
const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name);
const factNames = Object.keys(facts).filter(isFactName);

/** A sent file is known by its title and ingredients: a changed recipe would be imported once more. */
const changesIdentity: ReadonlySet<FactName> = new Set(['title', 'text']);

/** What is known of a new recipe. Its text is read first. */
export function startFacts({ world }: Person, copy: Copy, known: Partial<Record<FactName, string>> = {}): void {
  for (const name of factNames)
    if (name !== 'text') world.ledger.start(factKey(name, copy), (known[name] ?? '') === '' ? 'none' : (known[name] ?? ''));
}

/** Writes one of the facts whose value is certain. @throws Cut */
export async function writeFact(person: Person, own: Kept): Promise<void> {
  const { ledger } = person.world;
  const name = factNames[randomInt(factNames.length)] ?? 'note';
  const key = factKey(name, own);
  if (ledger.candidates(key).length !== 1 || (own.isFile && changesIdentity.has(name))) return;
  const next = await facts[name].next(person, own);
  if (next === null) return;
  if (name === 'text') own.versions.most += 1;
  const answer = await write(person.world, key, next.value, next.send);
  if (name !== 'text') return;
  if (answer.isOk) own.versions.least += 1;
  else if (answer.status < 500) own.versions.most -= 1;
}

/** Holds what is read of a recipe against the facts. */
export function compareFacts({ world: { ledger } }: Person, copy: Kept, seen: Seen): void {
  copy.firstEnd ??= lastStep(seen.recipe);
  for (const name of factNames) ledger.look(factKey(name, copy), facts[name].read(seen));
  const { least, most } = copy.versions;
  const made = seen.versions.length - 1;
  if (made < least) ledger.lost.push(`${made} versions of ${copy.key} by hand, ${least} acknowledged`);
  if (made > most) ledger.doubled.push(`${made} versions of ${copy.key} by hand, ${most} sent`);
  copy.versions = { least: made, most: made };
}
