import { randomInt, randomUUID } from 'node:crypto';
import { collectionEndpoints } from '../../contract/recipes/collections.ts';
import { recipeEndpoints } from '../../contract/recipes/recipe-endpoints.ts';
import { anyCopy } from './copies.ts';
import type { Person } from './person.ts';
import { write } from './world.ts';

export const collectionKey = (guid: string): string => `collection ${guid}`;
export const membersKey = (guid: string): string => `recipes of collection ${guid}`;

/** Makes a collection with a copy in it. @throws Cut */
async function collect(person: Person): Promise<void> {
  const { world, companyUri, client } = person;
  const copy = anyCopy(person);
  const [guid, name] = [randomUUID(), `Soups ${person.fresh()}`];
  person.collections.push(guid);
  // The first that is made is the first of all.
  if (world.ledger.candidates(person.key('first collection')).includes('none')) world.ledger.forget(person.key('first collection'));
  const send = () => client.call(collectionEndpoints.createCollection, { params: { companyUri }, body: { guid, name } });
  const made = await write(world, collectionKey(guid), name, send);
  if (!made.isOk || copy === null) return;
  world.ledger.start(membersKey(guid), 'none');
  const body = { guids: [copy.guid], change: { addTo: guid } };
  await write(world, membersKey(guid), copy.guid, () => client.call(recipeEndpoints.changeRecipes, { body }));
}

/** Makes, renames, deletes a collection, or puts one first. @throws Cut */
export async function arrange(person: Person): Promise<void> {
  const { world, companyUri, client, collections } = person;
  const { ledger } = world;
  const guid = collections[randomInt(Math.max(1, collections.length))];
  const known = guid === undefined ? [] : ledger.candidates(collectionKey(guid));
  const isSure = guid !== undefined && ledger.isHeld(collectionKey(guid)) && known.length === 1 && known[0] !== 'gone';
  if (!isSure || randomInt(2) === 0) return collect(person);
  const params = { companyUri, guid };
  const first = person.key('first collection');
  switch (randomInt(4)) {
    case 0: {
      // Which one is first afterwards is not known.
      if (ledger.candidates(first).includes(guid)) ledger.forget(first);
      await write(world, collectionKey(guid), 'gone', () => client.call(collectionEndpoints.deleteCollection, { params }));
      return;
    }
    case 1: {
      if (!ledger.isHeld(first)) return;
      await write(world, first, guid, () => client.call(collectionEndpoints.orderCollections, { body: { guids: [guid] } }));
      return;
    }
    default: {
      const body = { name: `Stews ${person.fresh()}` };
      await write(world, collectionKey(guid), body.name, () => client.call(collectionEndpoints.renameCollection, { params, body }));
    }
  }
}
