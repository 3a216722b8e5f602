import { randomInt, randomUUID } from 'node:crypto';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import type { CookRequest, Job } from '../../contract/kitchen/kitchen.ts';
import type { Order, Person } from './person.ts';
import { ask, write } from './world.ts';

const dishes = [
  'spaghetti carbonara',
  'miso ramen without onions',
  'pancakes for four',
  'lentil soup, vegan',
  'chicken curry',
  'apple pie',
];

const paramsOf = (person: Person, guid = '') => ({ companyUri: person.companyUri, guid });

function newRequest({ photos }: Person): CookRequest {
  return {
    requestKey: randomUUID(),
    description: dishes[randomInt(dishes.length)] ?? '',
    photoGuid: photos[randomInt(photos.length + 1)] ?? null,
    servings: randomInt(1, 6),
    unitSystem: 'metric',
    diets: [],
    choice: null,
    improvise: false,
  };
}

const post = (person: Person, body: CookRequest) => person.client.call(kitchenEndpoints.createJob, { params: paramsOf(person), body });

/** What is seen of a job. One that has ended never changes again. */
function noteJob(person: Person, own: Order, { guid, status, recipeGuid }: Job): void {
  const { ledger } = person.world;
  if (own.guid !== null && own.guid !== guid) ledger.doubled.push(`order ${own.request.requestKey}: jobs ${own.guid} and ${guid}`);
  own.guid = guid;
  if (status === 'cooking') {
    if (own.end !== null) ledger.lost.push(`job ${guid}: had ended as ${own.end}, and cooks again`);
    return;
  }
  const end = `${status} ${recipeGuid ?? ''}`.trim();
  if (own.end !== null && own.end !== end) ledger.lost.push(`job ${guid}: had ended as ${own.end}, and is ${end}`);
  own.end = end;
}

/** Orders something, by a double click now and then. @throws Cut */
export async function order(person: Person): Promise<void> {
  const { world } = person;
  const request = newRequest(person);
  const own: Order = { request, guid: null, end: null };
  person.orders.set(request.requestKey, own);
  const key = `order ${request.requestKey}`;
  const clicks = randomInt(6) === 0 ? 2 : 1;
  world.ledger.begin(key, 'there');
  const answers = await Promise.allSettled(Array.from({ length: clicks }, () => ask(world, () => post(person, request))));
  const jobs = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value.isOk ? [answer.value.payload] : []));
  // Which of the two was answered first is not known: that it has ended counts.
  for (const job of jobs.toSorted((a, b) => Number(a.status !== 'cooking') - Number(b.status !== 'cooking'))) noteJob(person, own, job);
  if (own.guid !== null) world.ledger.acknowledge(key, 'there');
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  if (own.guid === null && answers.every((answer) => answer.status === 'fulfilled' && answer.value.status < 500)) {
    world.ledger.refuse(key, 'there');
    person.orders.delete(request.requestKey);
  }
}

/** Sends an order once more, as a page does that never heard of it. @throws Cut */
export async function orderAgain(person: Person, own: Order): Promise<void> {
  const key = `order ${own.request.requestKey}`;
  const answer = await ask(person.world, () => post(person, own.request));
  if (answer.isOk) noteJob(person, own, answer.payload);
  else if (own.guid !== null) person.world.ledger.lost.push(`${key}: its job is gone, and the order is answered with ${answer.status}`);
  if (answer.isOk) person.world.ledger.compare(key, 'there');
}

/** Resolves to false when there is no such job. @throws Cut */
export async function look(person: Person, own: Order): Promise<boolean> {
  const answer = await ask(person.world, () => person.client.call(kitchenEndpoints.getJob, { params: paramsOf(person, own.guid ?? '') }));
  if (answer.isOk) noteJob(person, own, answer.payload);
  return answer.isOk;
}

/** Stops the newest order. @throws Cut */
export async function cancel(person: Person): Promise<void> {
  const own = [...person.orders.values()].findLast(({ guid }) => guid !== null);
  if (own?.guid === null || own?.guid === undefined) return;
  const params = paramsOf(person, own.guid);
  const answer = await ask(person.world, () => person.client.call(kitchenEndpoints.cancelJob, { params }));
  if (answer.isOk) noteJob(person, own, answer.payload);
}

/** @throws Cut */
export async function uploadPhoto(person: Person): Promise<void> {
  const body = new FormData();
  body.set('photo', new Blob([Uint8Array.from(person.world.photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const params = paramsOf(person);
  const key = person.key(`photo ${person.fresh()}`);
  const answer = await write(person.world, key, 'there', () => person.client.call(kitchenEndpoints.uploadPhoto, { params, body }));
  if (answer.isOk) person.photos.push(answer.payload.guid);
}
