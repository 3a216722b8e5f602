import { zipSync } from 'fflate';
import { randomInt, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { kitchenTimerEndpoints } from '../../contract/kitchen/kitchen-timers.ts';
import { feedbackEndpoints } from '../../contract/recipes/feedback-endpoints.ts';
import { importEndpoints } from '../../contract/recipes/import-endpoints.ts';
import { recipeEndpoints } from '../../contract/recipes/recipe-endpoints.ts';
import { transcriptionEndpoints, type TranscriptionRequest } from '../../contract/recipes/transcription-endpoints.ts';
import type { Answer } from './client.ts';
import { startFacts, writeFact, type Kept } from './facts.ts';
import type { Copy, Person } from './person.ts';
import { ask, write } from './world.ts';

export const photoKey = ({ key }: Copy): string => `photo of ${key}`;
export const cookingKey = ({ key }: Copy, note: string): string => `cooking record ${note} of ${key}`;

const ingredients = '2 leeks\n1 l vegetable stock';
const method = 'Slice the leeks.\nBoil them in the stock.';
const written = `Leek soup\n\nServes 4\nIngredients\n${ingredients}\nMethod\n${method}`;

/** Makes a recipe, or asks for it once more. @throws Cut */
export async function keepCopy({ world }: Person, copy: Copy): Promise<void> {
  const answer = await write(world, copy.key, 'there', () => ask(world, copy.send));
  if (!answer.isOk) return;
  const { guid } = answer.payload;
  if (copy.guid !== null && copy.guid !== guid) world.ledger.doubled.push(`${copy.key}: recipes ${copy.guid} and ${guid}`);
  copy.guid = guid;
}

function newCopy(person: Person, key: string, send: Copy['send'], isFile = false): Copy {
  const copy = { key, send, isFile, guid: null, isThrown: false, firstEnd: null, versions: { least: 0, most: 0 }, cookings: [] };
  person.copies.push(copy);
  return copy;
}

/** Reads a written recipe and keeps it, by a double click now and then. @throws Cut */
export async function copyWritten(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const params = { companyUri };
  const source: TranscriptionRequest = {
    requestKey: randomUUID(),
    source: 'text',
    text: written,
    photoGuid: null,
    address: '',
    language: 'en',
  };
  const read = await ask(world, () => client.call(transcriptionEndpoints.readTranscription, { params, body: source }));
  if (!read.isOk) return;
  const { servings, prepMinutes, cookMinutes, origin } = read.payload;
  const note = randomInt(2) === 0 ? '' : `As grandmother makes it, ${person.fresh()}`;
  const body = {
    requestKey: randomUUID(),
    title: `Soup ${person.fresh()}`,
    servings: servings ?? 1,
    prepMinutes,
    cookMinutes,
    ingredients: read.payload.ingredients.map(({ amount, unit, item }) => ({ amount, unit, item })),
    steps: read.payload.steps.map(({ text }) => ({ text })),
    notes: note,
    photoGuid: null,
    origin,
  };
  const copy = newCopy(person, `written recipe ${body.requestKey}`, () =>
    client.call(transcriptionEndpoints.keepTranscription, { params, body }),
  );
  startFacts(person, copy, { note });
  person.world.ledger.start(photoKey(copy), 'none');
  await keepCopy(person, copy);
  if (randomInt(6) === 0) await keepCopy(person, copy);
}

/** The recipe of the only line of a report: imported now, or there already. */
const recipeIn = async (sent: ReturnType<Person['client']['call']>): Promise<Answer<{ guid: string }>> => {
  const answer = await sent;
  const recipe = answer.isOk ? importEndpoints.importRecipes.payload.create(answer.payload).lines[0]?.recipe : null;
  return answer.isOk && recipe ? { ...answer, payload: recipe } : { status: answer.isOk ? 422 : answer.status, payload: null, isOk: false };
};

/** Imports a file with a recipe. @throws Cut */
export async function importFile(person: Person): Promise<void> {
  const [name, note] = [`Imported soup ${person.fresh()}`, `Of an old book, ${person.fresh()}`];
  const recipe = { uid: randomUUID(), hash: 'x', name, ingredients, directions: method, notes: note, categories: ['soup'] };
  const bytes = zipSync({ 'Soup.paprikarecipe': gzipSync(JSON.stringify(recipe)) });
  const send = () => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'soup.paprikarecipes');
    return recipeIn(person.client.call(importEndpoints.importRecipes, { body: form }));
  };
  const copy = newCopy(person, `imported recipe ${recipe.uid}`, send, true);
  startFacts(person, copy, { note, tag: 'yes' });
  person.world.ledger.start(photoKey(copy), 'none');
  await keepCopy(person, copy);
}

/** One of the copies that lie in the cookbook for sure. */
export function anyCopy({ copies }: Person): Kept | null {
  const there = copies.filter((copy): copy is Kept => copy.guid !== null && !copy.isThrown);
  return there[randomInt(Math.max(1, there.length))] ?? null;
}

/** Copies a recipe within the cookbook, by a double click now and then. A copy of a file would be taken for the file's. @throws Cut */
export async function copyAgain(person: Person): Promise<void> {
  const of = anyCopy(person);
  if (of === null || of.isFile) return;
  const [params, body] = [{ companyUri: person.companyUri, guid: of.guid }, { copyKey: randomUUID() }];
  const copy = newCopy(person, `copied recipe ${body.copyKey}`, () => person.client.call(recipeEndpoints.copyRecipe, { params, body }));
  await keepCopy(person, copy);
  if (randomInt(6) === 0) await keepCopy(person, copy);
}

/** @throws Cut */
export async function changeCopy(person: Person): Promise<void> {
  const copy = anyCopy(person);
  if (copy !== null) await writeFact(person, copy);
}

/** Records that a recipe was cooked, by a double click now and then, or takes the last record away. @throws Cut */
export async function cookCopy(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const copy = anyCopy(person);
  if (copy === null) return;
  const params = { companyUri, guid: copy.guid };
  const last = copy.cookings.at(-1);
  if (last !== undefined && last.guid !== null && randomInt(3) === 0) {
    const removed = { ...params, cooking: last.guid };
    await write(world, cookingKey(copy, last.note), 'none', () => client.call(feedbackEndpoints.removeCooking, { params: removed }));
    return;
  }
  const note = `Cooked ${person.fresh()}`;
  const record: Copy['cookings'][number] = { note, guid: null };
  copy.cookings.push(record);
  world.ledger.start(cookingKey(copy, note), 'none');
  const body = { version: 1, cookedOn: new Date().toISOString().slice(0, 10), note, photoGuid: null, requestKey: randomUUID() };
  const send = () => client.call(feedbackEndpoints.addCooking, { params, body });
  const answer = await write(world, cookingKey(copy, note), 'there', send);
  if (!answer.isOk) return;
  record.guid = answer.payload.items.find((one) => one.note === note)?.guid ?? null;
  if (randomInt(4) === 0) await ask(world, send);
}

/** Shows a photo of one's own with a copy, uploaded for it. @throws Cut */
export async function showPhoto(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const copy = anyCopy(person);
  if (copy === null || !world.ledger.isHeld(photoKey(copy))) return;
  const form = new FormData();
  form.set('photo', new Blob([Uint8Array.from(world.photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const uploaded = await ask(world, () => client.call(kitchenEndpoints.uploadPhoto, { params: { companyUri }, body: form }));
  if (!uploaded.isOk) return;
  const photoGuid = uploaded.payload.guid;
  const params = { companyUri, guid: copy.guid };
  await write(world, photoKey(copy), photoGuid, () => client.call(recipeEndpoints.setRecipePhoto, { params, body: { photoGuid } }));
}

/** Throws a copy away, and now and then empties the trash of it. @throws Cut */
export async function throwAway(person: Person): Promise<void> {
  const copy = anyCopy(person);
  if (copy === null) return;
  const { world, client } = person;
  const guids = [copy.guid];
  // Final step: the key is not reused.
  const own = person.copies.find(({ key }) => key === copy.key);
  if (own !== undefined) own.isThrown = true;
  const body = { guids, change: { isInTrash: true } };
  const thrown = await write(world, copy.key, 'in the trash', () => client.call(recipeEndpoints.changeRecipes, { body }));
  if (!thrown.isOk || randomInt(2) === 0) return;
  await write(world, copy.key, 'gone', () => client.call(recipeEndpoints.eraseRecipes, { body: { guids } }));
}

/** Starts the timer, or lets it ring later: its revision tells which of these it was. @throws Cut */
export async function setTimer(person: Person): Promise<void> {
  const revision = Number(person.fresh());
  const endsAt = Date.now() + 3_600_000;
  const timer = { guid: person.timer, revision, name: 'Soup', step: null, companyUri: null, recipeGuid: null, endsAt, isStopped: false };
  const send = () => person.client.call(kitchenTimerEndpoints.syncTimers, { body: { timers: [timer] } });
  await write(person.world, person.key('timer'), String(revision), send);
}
