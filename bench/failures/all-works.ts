import { setTimeout as wait } from 'node:timers/promises';
import { fillPath } from '../../contract/endpoint.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { look, order, orderAgain, uploadPhoto } from '../mixed-load/orders.ts';
import { Person } from '../mixed-load/person.ts';
import type { Trial } from '../mixed-load/trial.ts';

const pause = 100;

/** Each is asked again until it is true. @throws Cut */
const steps: readonly [string, (person: Person) => Promise<boolean>][] = [
  [
    'a sign-up by a mailed code',
    async (person) => {
      if (person.phase !== 'complete') await person.signUpStep();
      return person.phase === 'complete';
    },
  ],
  [
    'a photo',
    async (person) => {
      const { photos, client, companyUri } = person;
      if (photos.length === 0) await uploadPhoto(person);
      const [guid] = photos;
      return guid !== undefined && (await client.fetch(fillPath(rawPaths.photo, { companyUri, guid }))).response.ok;
    },
  ],
  [
    'a recipe',
    async (person) => {
      const isDone = () => [...person.orders.values()].some(({ end }) => end?.startsWith('done') === true);
      const open = [...person.orders.values()].filter(({ end }) => end === null);
      if (open.length === 0 && !isDone()) await order(person);
      for (const own of open) await (own.guid === null ? orderAgain(person, own) : look(person, own));
      return isDone();
    },
  ],
];

/** Who lacks what when the time is over. */
async function proveAt(trial: Trial, origin: string, until: number): Promise<string | null> {
  const person = new Person({ ...trial.world, origins: () => [origin] });
  let missing: string | null = null;
  for (const [name, step] of steps) {
    while (!(await step(person).catch(() => false))) {
      if (performance.now() > until) missing ??= name;
      if (missing !== null) break;
      await wait(pause);
    }
    if (missing !== null) break;
  }
  (person.phase === 'complete' ? trial.crowd.resting : trial.crowd.waiting).push(person);
  return missing;
}

/** Everything that takes all parts, through each server: somebody new signs up, uploads and cooks. Resolves to how long the slowest took, in milliseconds. */
export async function proveAll(trial: Trial, origins: readonly string[], patience: number): Promise<{ took: number; missing: string[] }> {
  const start = performance.now();
  const found = await Promise.all(origins.map((origin) => proveAt(trial, origin, start + patience)));
  return { took: performance.now() - start, missing: found.filter((one) => one !== null) };
}
