import { shoppingEndpoints } from '../../contract/recipes/shopping.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { lineKey, spices } from './lists.ts';
import type { Person } from './person.ts';
import { ask } from './world.ts';

async function checkShopping({ client, email, key, lines, world }: Person): Promise<void> {
  const { ledger } = world;
  const list = await ask(world, () => client.call(shoppingEndpoints.readShopping, { body: {} }));
  if (!list.isOk) throw new Error(`The shopping list was answered with ${list.status}.`);
  const there = list.payload.lines;
  for (const line of lines) {
    const found = there.find(({ guid }) => guid === line);
    if (found !== undefined) ledger.compare(lineKey(line), found.isTicked ? 'ticked' : 'open');
    // A line whose answer never came may not be there.
    else if (ledger.isHeld(lineKey(line))) ledger.compare(lineKey(line), 'removed');
  }
  if (new Set(there.map(({ guid }) => guid)).size < there.length) ledger.doubled.push(`a line of ${email} is listed twice`);
  const leeks = there.filter(({ food }) => food === 'leek' || food === 'fresh-leek').flatMap(({ measures }) => measures);
  ledger.compare(key('leeks to buy'), String(leeks.reduce((sum, { amount }) => sum + amount, 0)));
  ledger.look(key('link to the list'), list.payload.isShared ? 'shared' : 'none');
  const pantry = await ask(world, () => client.call(shoppingEndpoints.getPantry));
  if (pantry.isOk) {
    const ids = new Set(pantry.payload.foods.map(({ id }) => id));
    ledger.look(key('pantry'), spices.filter((id) => ids.has(id)).join(' '));
  }
}

/** The shopping list, what is always at home, and the choices of the account. */
export async function checkLists(person: Person): Promise<void> {
  const { client, key, world } = person;
  await checkShopping(person);
  const session = await ask(world, () => client.call(sessionEndpoints.getSession));
  if (!session.isOk) throw new Error(`The session was answered with ${session.status}.`);
  const { cooking, language } = session.payload.extra;
  world.ledger.look(key('servings'), String(cooking?.servings ?? 'none'));
  world.ledger.look(key('language'), language ?? 'none');
}
