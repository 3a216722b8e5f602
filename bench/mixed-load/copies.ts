import { randomInt, randomUUID } from 'node:crypto';
import { collectionEndpoints } from '../../contract/recipes/collections.ts';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { kitchenTimerEndpoints } from '../../contract/kitchen/kitchen-timers.ts';
import { recipeEndpoints, type RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import {
  transcriptionEndpoints,
  type TranscribedRecipe,
  type TranscriptionRequest,
} from '../../contract/recipes/transcription-endpoints.ts';
import type { Copy, Person } from './person.ts';
import { ask, write } from './world.ts';

export const copyKeys = {
  recipe: ({ body }: Copy) => `copy ${body.requestKey}`,
  offline: ({ body }: Copy) => `copy ${body.requestKey} offline`,
  photo: ({ body }: Copy) => `photo of copy ${body.requestKey}`,
} as const;
export const collectionKey = (guid: string): string => `collection ${guid}`;
export const membersKey = (guid: string): string => `recipes of collection ${guid}`;

const written = 'Leek soup\n\nServes 4\nIngredients\n2 leeks\n1 l vegetable stock\nMethod\n1. Slice the leeks.\n2. Boil them in the stock.';

/** Keeps a copy, or asks for it once more. @throws Cut */
export async function keepCopy(person: Person, copy: Copy): Promise<void> {
  const { world, companyUri } = person;
  const send = () => person.client.call(transcriptionEndpoints.keepTranscription, { params: { companyUri }, body: copy.body });
  const answer = await write(world, copyKeys.recipe(copy), 'there', () => ask(world, send));
  if (!answer.isOk) return;
  const { guid } = answer.payload;
  if (copy.guid !== null && copy.guid !== guid) world.ledger.doubled.push(`${copyKeys.recipe(copy)}: recipes ${copy.guid} and ${guid}`);
  copy.guid = guid;
}

/** Reads a written recipe and keeps it, by a double click now and then. @throws Cut */
export async function copyWritten(person: Person): Promise<void> {
  const { world, companyUri } = person;
  const source: TranscriptionRequest = {
    requestKey: randomUUID(),
    source: 'text',
    text: written,
    photoGuid: null,
    address: '',
    language: 'en',
  };
  const send = () => person.client.call(transcriptionEndpoints.readTranscription, { params: { companyUri }, body: source });
  const read = await ask(world, send);
  if (!read.isOk) return;
  const { servings, prepMinutes, cookMinutes, ingredients, steps, notes, origin } = read.payload;
  const body: TranscribedRecipe = {
    requestKey: randomUUID(),
    title: `Soup ${person.fresh()}`,
    servings: servings ?? 1,
    prepMinutes,
    cookMinutes,
    ingredients: ingredients.map(({ amount, unit, item }) => ({ amount, unit, item })),
    steps: steps.map(({ text }) => ({ text })),
    notes,
    photoGuid: null,
    origin,
  };
  const copy: Copy = { body, guid: null, isThrown: false };
  person.copies.push(copy);
  world.ledger.start(copyKeys.offline(copy), 'none');
  world.ledger.start(copyKeys.photo(copy), 'none');
  await keepCopy(person, copy);
  if (randomInt(6) === 0) await keepCopy(person, copy);
}

/** One of the copies that lie in the cookbook for sure. */
function anyCopy({ copies }: Person): (Copy & { guid: string }) | null {
  const there = copies.filter((copy): copy is Copy & { guid: string } => copy.guid !== null && !copy.isThrown);
  return there[randomInt(Math.max(1, there.length))] ?? null;
}

const change = (person: Person, guid: string, what: RecipeChange) =>
  person.client.call(recipeEndpoints.changeRecipes, { body: { guids: [guid], change: what } });

/** @throws Cut */
export async function keepOffline(person: Person): Promise<void> {
  const copy = anyCopy(person);
  if (copy === null) return;
  const isKeptOffline = randomInt(3) > 0;
  await write(person.world, copyKeys.offline(copy), isKeptOffline ? 'kept' : 'none', () => change(person, copy.guid, { isKeptOffline }));
}

/** Makes a collection with a copy in it. @throws Cut */
export async function collect(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const copy = anyCopy(person);
  const [guid, name] = [randomUUID(), `Soups ${person.fresh()}`];
  person.collections.push(guid);
  const send = () => client.call(collectionEndpoints.createCollection, { params: { companyUri }, body: { guid, name } });
  const made = await write(world, collectionKey(guid), name, send);
  if (!made.isOk || copy === null) return;
  world.ledger.start(membersKey(guid), 'none');
  await write(world, membersKey(guid), copy.guid, () => change(person, copy.guid, { addTo: guid }));
}

/** Shows a photo of one's own with a copy, uploaded for it. @throws Cut */
export async function showPhoto(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const copy = anyCopy(person);
  if (copy === null) return;
  const form = new FormData();
  form.set('photo', new Blob([Uint8Array.from(world.photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const uploaded = await ask(world, () => client.call(kitchenEndpoints.uploadPhoto, { params: { companyUri }, body: form }));
  if (!uploaded.isOk) return;
  const photoGuid = uploaded.payload.guid;
  const params = { companyUri, guid: copy.guid };
  await write(world, copyKeys.photo(copy), photoGuid, () => client.call(recipeEndpoints.setRecipePhoto, { params, body: { photoGuid } }));
}

/** Throws a copy away, and now and then empties the trash of it. @throws Cut */
export async function throwAway(person: Person): Promise<void> {
  const copy = anyCopy(person);
  if (copy === null) return;
  const { world, client } = person;
  const { guid } = copy;
  // Final step: the key is not reused.
  const own = person.copies.find((one) => one.body.requestKey === copy.body.requestKey);
  if (own !== undefined) own.isThrown = true;
  const thrown = await write(world, copyKeys.recipe(copy), 'in the trash', () => change(person, guid, { isInTrash: true }));
  if (!thrown.isOk || randomInt(2) === 0) return;
  await write(world, copyKeys.recipe(copy), 'gone', () => client.call(recipeEndpoints.eraseRecipes, { body: { guids: [guid] } }));
}

/** Starts the timer, or lets it ring later: its revision tells which of these it was. @throws Cut */
export async function setTimer(person: Person): Promise<void> {
  const revision = Number(person.fresh());
  const endsAt = Date.now() + 3_600_000;
  const timer = { guid: person.timer, revision, name: 'Soup', step: null, companyUri: null, recipeGuid: null, endsAt, isStopped: false };
  const send = () => person.client.call(kitchenTimerEndpoints.syncTimers, { body: { timers: [timer] } });
  await write(person.world, person.key('timer'), String(revision), send);
}
