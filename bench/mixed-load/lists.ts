import { randomInt, randomUUID } from 'node:crypto';
import { settingsEndpoints } from '../../contract/account/settings-endpoints.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { shoppingEndpoints, type ShoppingChange } from '../../contract/recipes/shopping.ts';
import type { Answer } from './client.ts';
import { anyCopy } from './copies.ts';
import type { Person } from './person.ts';
import { ask, write } from './world.ts';

export const lineKey = (line: string): string => `line ${line} of a list`;
/** Leeks of each written recipe. */
const leeksEach = 2;

const change = (person: Person, line: string, kind: ShoppingChange['kind'], more: Partial<ShoppingChange> = {}) => {
  const sentAt = Date.now();
  const body = { changes: [{ line, kind, at: sentAt, ...more }], sentAt };
  return () => person.client.call(shoppingEndpoints.changeShopping, { body });
};

/** Types a line that no food is in, so that it stays a line of its own. @throws Cut */
export async function typeLine(person: Person): Promise<void> {
  const line = randomUUID();
  person.lines.push(line);
  await write(person.world, lineKey(line), 'open', change(person, line, 'added', { text: `Candle ${person.fresh()}` }));
}

/** Ticks a line, takes its tick away or removes it. @throws Cut */
export async function changeLine(person: Person): Promise<void> {
  const { ledger } = person.world;
  const line = person.lines[randomInt(Math.max(1, person.lines.length))];
  if (line === undefined || !ledger.isHeld(lineKey(line)) || ledger.candidates(lineKey(line)).join() === 'removed') return;
  if (ledger.candidates(lineKey(line)).length > 1) return;
  const [kind, value] = (
    [
      ['ticked', 'ticked'],
      ['unticked', 'open'],
      ['removed', 'removed'],
    ] as const
  )[randomInt(3)] ?? ['ticked', 'ticked'];
  await write(person.world, lineKey(line), value, change(person, line, kind));
}

/** Puts a recipe on the list, by a double click now and then. @throws Cut */
export async function buy(person: Person): Promise<void> {
  const { world, client } = person;
  const key = person.key('leeks to buy');
  const copy = anyCopy(person);
  const [known = '0', ...others] = world.ledger.candidates(key);
  if (copy === null || others.length > 0) return;
  const body = { addKey: randomUUID(), recipes: [{ guid: copy.guid, servings: null }], unitSystem: null };
  const send = () => client.call(shoppingEndpoints.addToShopping, { body });
  const value = String(Number(known) + leeksEach);
  const answer = await write(world, key, value, send);
  if (answer.isOk && randomInt(3) === 0) await ask(world, send);
}

/** Foods that may be said to be always at home. */
export const spices = ['salt', 'black-pepper', 'sugar', 'white-pepper'];

/** Writes what was read once: what it was before is certain. @throws Cut */
async function replace(person: Person, what: string, value: string, send: () => Promise<Answer<unknown>>): Promise<void> {
  if (person.world.ledger.isHeld(person.key(what))) await write(person.world, person.key(what), value, send);
}

/** @throws Cut */
export async function savePantry(person: Person): Promise<void> {
  const foods = spices.filter(() => randomInt(2) === 0);
  await replace(person, 'pantry', foods.join(' '), () => person.client.call(shoppingEndpoints.savePantry, { body: { foods } }));
}

/** Makes a link to the shopping list, or ends all of them. @throws Cut */
export async function shareList(person: Person): Promise<void> {
  const body = { isShared: randomInt(2) === 0 };
  const value = body.isShared ? 'shared' : 'none';
  await replace(person, 'link to the list', value, () => person.client.call(shoppingEndpoints.shareShopping, { body }));
}

/** Saves for how many is usually cooked. @throws Cut */
export async function saveCooking(person: Person): Promise<void> {
  const body = { servings: randomInt(1, 12), unitSystem: 'metric' };
  await replace(person, 'servings', String(body.servings), () => person.client.call(settingsEndpoints.saveCooking, { body }));
}

/** Two languages in which the mail about a password has the same word. @throws Cut */
export async function chooseLanguage(person: Person): Promise<void> {
  const language = randomInt(2) === 0 ? 'en' : 'it';
  await replace(person, 'language', language, () => person.client.call(sessionEndpoints.chooseLanguage, { body: { language } }));
}
