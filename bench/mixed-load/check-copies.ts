import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { kitchenTimerEndpoints } from '../../contract/kitchen/kitchen-timers.ts';
import { collectionEndpoints } from '../../contract/recipes/collections.ts';
import { recipeEndpoints } from '../../contract/recipes/recipe-endpoints.ts';
import { collectionKey, copyKeys, keepCopy, membersKey } from './copies.ts';
import type { Person } from './person.ts';
import { ask } from './world.ts';

/** Asks once more for copies: the same key makes one. What was thrown away would be made anew. */
export async function keepAgain(person: Person, isLast: boolean): Promise<void> {
  for (const copy of person.copies) if (!copy.isThrown && (isLast || copy.guid === null)) await keepCopy(person, copy);
}

/** Copies that are, or may be, among the recipes that are listed. */
export const copiesAmong = ({ copies }: Person, listed: readonly string[]): number =>
  copies.filter(({ guid }) => guid === null || listed.includes(guid)).length;

async function checkCopies(person: Person, listed: readonly string[]): Promise<void> {
  const { client, companyUri, copies, world } = person;
  const { ledger } = world;
  const offline = await ask(world, () => client.call(recipeEndpoints.listKeptOffline));
  for (const copy of copies) {
    const { guid } = copy;
    if (guid === null) continue;
    const seen = await ask(world, () => client.call(kitchenEndpoints.getRecipe, { params: { companyUri, guid } }));
    const isThere = listed.includes(guid);
    ledger.compare(copyKeys.recipe(copy), isThere ? 'there' : seen.isOk ? 'in the trash' : 'gone');
    if (!isThere) continue;
    ledger.compare(copyKeys.photo(copy), seen.isOk ? (seen.payload.photoGuid ?? 'none') : null);
    const isKept = offline.isOk && offline.payload.recipes.some((one) => one.guid === guid);
    ledger.compare(copyKeys.offline(copy), isKept ? 'kept' : 'none');
  }
}

async function checkCollections({ client, collections, copies, world }: Person): Promise<void> {
  const { ledger } = world;
  if (collections.length === 0) return;
  const all = await ask(world, () => client.call(collectionEndpoints.listCollections));
  const named = all.isOk ? all.payload.collections : [];
  if (new Set(named.map(({ guid }) => guid)).size < named.length) ledger.doubled.push('a collection is listed twice');
  for (const collection of collections) {
    ledger.compare(collectionKey(collection), named.find(({ guid }) => guid === collection)?.name ?? null);
    const member = copies.find(({ guid }) => guid !== null && ledger.candidates(membersKey(collection)).includes(guid));
    if (member === undefined || member.isThrown) continue;
    const path = `${kitchenEndpoints.listRecipes.path}?collection=${collection}`;
    const page = await ask(world, () => client.call({ ...kitchenEndpoints.listRecipes, path }));
    ledger.compare(membersKey(collection), page.isOk ? (page.payload.items[0]?.guid ?? 'none') : null);
  }
}

async function checkTimer({ client, key, timer, world }: Person): Promise<void> {
  const told = await ask(world, () => client.call(kitchenTimerEndpoints.syncTimers, { body: { timers: [] } }));
  const timers = told.isOk ? told.payload.timers : [];
  world.ledger.compare(key('timer'), timers.find(({ guid }) => guid === timer)?.revision.toString() ?? null);
}

/** Copies, what was done to each, collections and timers. `listed`: the recipes of the cookbook. */
export async function checkKept(person: Person, listed: readonly string[]): Promise<void> {
  await checkCopies(person, listed);
  await checkCollections(person);
  await checkTimer(person);
}
