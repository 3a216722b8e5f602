import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { errorCodes } from '../../contract/errors.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { personalDataEndpoints } from '../../contract/account/personal-data.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { dietEndpoints } from '../../contract/kitchen/wishes.ts';
import { checkKept, copiesAmong, keepAgain } from './check-copies.ts';
import { checkLists } from './check-lists.ts';
import { Client } from './client.ts';
import { Cut } from './cut.ts';
import { look, orderAgain } from './orders.ts';
import type { Order, Person } from './person.ts';
import { ask } from './world.ts';

async function checkAccount(person: Person): Promise<void> {
  const { client, world } = person;
  const { ledger } = world;
  const first = await ask(world, () => client.call(sessionEndpoints.getSession));
  ledger.compare(person.sessionKey, first.payload?.email === person.email ? 'open' : 'ended');
  const isOpen = first.payload?.email === person.email;
  const hasAccount = await person.signIn(isOpen ? new Client(world.origins) : client);
  if (!hasAccount) ledger.lost.push(`${person.key('password')}: none that was set opens the account`);
  const again = isOpen ? first : await ask(world, () => client.call(sessionEndpoints.getSession));
  if (hasAccount) ledger.compare(person.key('name'), again.payload?.lastName ?? null);
  const diet = await ask(world, () => client.call(dietEndpoints.getDiet));
  ledger.compare(person.key('diet'), diet.isOk ? (diet.payload.wishes[0]?.id ?? 'none') : null);
  const data = await ask(world, () => client.call(personalDataEndpoints.getPersonalData));
  ledger.compare(person.key('deletion'), data.isOk ? (data.payload.deletion === null ? 'none' : 'asked') : null);
}

async function checkSignedOut({ signedOut, world }: Person): Promise<void> {
  for (const cookie of signedOut) {
    const stranger = new Client(world.origins);
    stranger.cookies.set('session', cookie);
    const { payload } = await ask(world, () => stranger.call(sessionEndpoints.getSession));
    if (payload?.email !== null) world.ledger.lost.push(`a sign-out: the session of ${String(payload?.email)} is open again`);
  }
}

/** Reads what is no envelope. @throws Cut, also when the server says that it is busy */
async function read({ client, companyUri }: Person, path: string, guid: string): Promise<{ response: Response; bytes: Buffer }> {
  const answer = await client.fetch(fillPath(path, { companyUri, guid }));
  if (answer.response.status === 503) throw new Cut('The server is busy.');
  return answer;
}

async function checkPhotos(person: Person): Promise<void> {
  const { photos, world } = person;
  for (const guid of photos) {
    const { response, bytes } = await read(person, rawPaths.photo, guid);
    const isThere = response.ok && bytes.subarray(0, 2).toString('hex') === 'ffd8' && bytes.length > 1_000;
    if (!isThere) world.ledger.lost.push(`photo ${guid}: answered with ${response.status}, ${bytes.length} bytes`);
  }
}

async function recipesOf({ client, world }: Person): Promise<string[]> {
  const guids: string[] = [];
  for (let before = ''; ;) {
    const path = `${kitchenEndpoints.listRecipes.path}?limit=50${before}`;
    const page = await ask(world, () => client.call({ ...kitchenEndpoints.listRecipes, path }));
    if (!page.isOk) throw new Error(`The recipes were answered with ${page.status}.`);
    guids.push(...page.payload.items.map(({ guid }) => guid));
    if (page.payload.next === null) return guids;
    before = `&before=${page.payload.next}`;
  }
}

/** Why a failed job failed: only a restart is a reason here. */
async function checkFailure(person: Person, { guid }: Order): Promise<void> {
  const { world } = person;
  const { bytes } = await read(person, rawPaths.jobEvents, guid ?? '');
  const last = bytes
    .toString()
    .split('\n')
    .findLast((line) => line.startsWith('data: '));
  const { type, statusCode, message } = fromWire(JSON.parse(last?.slice('data: '.length) ?? '{}')) as Record<string, unknown>;
  if (type === 'failed' && statusCode === errorCodes.kitchenUnavailable.statusCode) world.counts.failedHonestly += 1;
  else world.ledger.lost.push(`job ${String(guid)}: failed by ${String(type)} ${String(statusCode)} ${String(message)}`);
}

const isOver = ({ end }: Order) => end !== null;

/** Resolves to the recipes that are listed. */
async function checkOrders(person: Person, isLast: boolean): Promise<string[]> {
  const { orders, world } = person;
  const [before, all] = [[...orders.values()].filter(isOver), [...orders.values()]];
  for (const own of isLast ? all : all.filter((one) => !isOver(one))) {
    const wasOver = isOver(own);
    if (own.guid !== null && !(await look(person, own))) world.ledger.lost.push(`job ${own.guid}: is not there`);
    await orderAgain(person, own);
    if (!wasOver && own.end?.startsWith('failed')) await checkFailure(person, own);
  }
  const wanted = all.flatMap(({ end }) => (end?.startsWith('done ') ? end.slice('done '.length) : []));
  const found = await recipesOf(person);
  const missing = wanted.filter((guid) => !found.includes(guid));
  world.ledger.lost.push(...missing.map((guid) => `recipe ${guid}: its job is done, and it is not there`));
  // A job that was not over a moment ago may have ended since it was looked at.
  const isQuiet = all.every(isOver) && (isLast || before.length === all.length);
  const most = (isQuiet ? wanted.length : all.length) + copiesAmong(person, found);
  if (found.length > most) world.ledger.doubled.push(`${found.length} recipes of ${person.email} for ${most} orders and copies`);
  if (new Set(wanted).size < wanted.length) world.ledger.doubled.push(`two orders of ${person.email} name one recipe`);
  return found;
}

/** Holds what is there against what was acknowledged. With `isLast` everything ever done, else what may have changed. */
export async function checkPerson(person: Person, { isLast = false } = {}): Promise<void> {
  if (person.phase !== 'complete') return;
  await checkAccount(person);
  await checkSignedOut(person);
  await checkPhotos(person);
  await keepAgain(person, isLast);
  await checkKept(person, await checkOrders(person, isLast));
  await checkLists(person);
}

/** Mails of one kind to a person: under how many ids, and how many came once more under the same one. */
interface MailCount {
  ids: number;
  repeated: number;
}

export function mailsTo({ email, world }: Person): Record<'code' | 'password', MailCount> {
  const own = world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
  const count = (mails: typeof own): MailCount => {
    const ids = new Set(mails.map(({ messageId }) => messageId)).size;
    return { ids, repeated: mails.length - ids };
  };
  const codes = own.filter(({ text }) => /\b\d{6}\b/.test(text ?? ''));
  return { code: count(codes), password: count(own.filter(({ subject }) => /password/i.test(subject ?? ''))) };
}
