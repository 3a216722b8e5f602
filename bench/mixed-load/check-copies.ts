import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { kitchenTimerEndpoints } from '../../contract/kitchen/kitchen-timers.ts';
import { collectionEndpoints } from '../../contract/recipes/collections.ts';
import { feedbackEndpoints } from '../../contract/recipes/feedback-endpoints.ts';
import { noteEndpoints } from '../../contract/recipes/note-endpoints.ts';
import { shareEndpoints } from '../../contract/recipes/share-endpoints.ts';
import { versionEndpoints } from '../../contract/recipes/version-endpoints.ts';
import { collectionKey, membersKey } from './collecting.ts';
import { cookingKey, keepCopy, photoKey } from './copies.ts';
import { compareFacts, type Kept, type Seen } from './facts.ts';
import type { Person } from './person.ts';
import { ask } from './world.ts';

/** Asks once more for copies: the same key makes one. What was thrown away would be made anew. */
export async function keepAgain(person: Person, isLast: boolean): Promise<void> {
  for (const copy of person.copies) if (!copy.isThrown && (isLast || copy.guid === null)) await keepCopy(person, copy);
}

/** Copies that are, or may be, among the recipes that are listed. */
export const copiesAmong = ({ copies }: Person, listed: readonly string[]): number =>
  copies.filter(({ guid }) => guid === null || listed.includes(guid)).length;

/** Null where one of these was not answered. */
async function seenOf({ client, companyUri, world }: Person, { guid }: Kept): Promise<Omit<Seen, 'recipe'> | null> {
  const params = { companyUri, guid };
  const notes = await ask(world, () => client.call(noteEndpoints.listNotes, { params }));
  const feedback = await ask(world, () => client.call(feedbackEndpoints.getFeedback, { params }));
  const share = await ask(world, () => client.call(shareEndpoints.getShare, { params }));
  const versions = await ask(world, () => client.call(versionEndpoints.listVersions, { params }));
  if (!notes.isOk || !feedback.isOk || !share.isOk || !versions.isOk) return null;
  return { notes: notes.payload.notes, feedback: feedback.payload, share: share.payload.share, versions: versions.payload.versions };
}

const isKept = (copy: Person['copies'][number]): copy is Kept => copy.guid !== null;

async function checkCopies(person: Person, listed: readonly string[]): Promise<void> {
  const { client, companyUri, copies, world } = person;
  const { ledger } = world;
  for (const copy of copies.filter(isKept)) {
    const params = { companyUri, guid: copy.guid };
    const recipe = await ask(world, () => client.call(kitchenEndpoints.getRecipe, { params }));
    const isThere = listed.includes(copy.guid);
    ledger.compare(copy.key, isThere ? 'there' : recipe.isOk ? 'in the trash' : 'gone');
    if (!isThere) continue;
    const seen = await seenOf(person, copy);
    if (!recipe.isOk || seen === null) {
      ledger.lost.push(`${copy.key}: it is listed, and what belongs to it is not answered`);
      continue;
    }
    ledger.look(photoKey(copy), recipe.payload.photoGuid ?? 'none');
    compareFacts(person, copy, { recipe: recipe.payload, ...seen });
    const { items, next } = seen.feedback.cookings;
    if (next !== null) continue;
    for (const { note } of copy.cookings) {
      const records = items.filter((one) => one.note === note);
      ledger.compare(cookingKey(copy, note), records.length === 0 ? 'none' : 'there');
      if (records.length > 1) ledger.doubled.push(`${records.length} cooking records ${note} of ${copy.key}`);
    }
  }
}

async function checkCollections({ client, collections, copies, key, world }: Person): Promise<void> {
  const { ledger } = world;
  if (collections.length === 0) return;
  const all = await ask(world, () => client.call(collectionEndpoints.listCollections));
  if (!all.isOk) throw new Error(`The collections were answered with ${all.status}.`);
  const named = all.payload.collections;
  if (new Set(named.map(({ guid }) => guid)).size < named.length) ledger.doubled.push('a collection is listed twice');
  ledger.look(key('first collection'), named[0]?.guid ?? 'none');
  for (const collection of collections) {
    const found = named.find(({ guid }) => guid === collection)?.name;
    // One whose answer never came may not be there.
    if (found === undefined && !ledger.isHeld(collectionKey(collection))) continue;
    ledger.compare(collectionKey(collection), found ?? 'gone');
    const member = copies.find(({ guid }) => guid !== null && ledger.candidates(membersKey(collection)).includes(guid));
    if (found === undefined || member === undefined || member.isThrown) continue;
    const path = `${kitchenEndpoints.listRecipes.path}?collection=${collection}`;
    const page = await ask(world, () => client.call({ ...kitchenEndpoints.listRecipes, path }));
    // A copy of a recipe is in its collections too.
    const isIn = page.isOk && page.payload.items.some(({ guid }) => guid === member.guid);
    ledger.compare(membersKey(collection), isIn ? member.guid : 'none');
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
