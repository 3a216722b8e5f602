// `npm run bench -- --memory [--minutes 10]`: what the server's process takes, under an attack by photos and under load. Fails beyond its bounds.
import { readFileSync, writeFileSync } from 'node:fs';
import { exit, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fillPath } from '../contract/endpoint.ts';
import { kitchenEndpoints } from '../contract/kitchen/kitchen-endpoints.ts';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Mailbox } from '../tests/support/e2e/mailbox.ts';
import { Product } from '../tests/support/e2e/product.ts';
import { interlacedFlood } from '../tests/support/images.ts';
import { effort, isQuick } from './effort.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { Crowd } from './mixed-load/acts.ts';
import { Ledger } from './mixed-load/ledger.ts';
import { Person } from './mixed-load/person.ts';
import { generous, newCounts, newPhoto, type World } from './mixed-load/world.ts';
import { plain, progress, ratio, table, type Figure } from './report.ts';
import { median, slopeOf } from './statistics.ts';

const minute = 60_000;
/** Share of the time after which what is loaded once is loaded: three minutes of ten. */
const warmUp = 0.3;

const { values } = parseArgs({ options: { memory: { type: 'boolean' }, minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 1 || (isQuick && minutes > 0))) throw new Error('--minutes takes a number, 1 at least.');

exitOnSignals();
const mailbox = await Mailbox.open();
const product = await Product.start({ ...serverEnvironment(), ...generous, NODE_ENV: 'production', SMTP_URL: mailbox.url });
const world: World = {
  origins: () => [product.origin],
  mailbox,
  ledger: new Ledger(null),
  photo: await newPhoto(),
  counts: newCounts(),
};

/** Megabytes, as the kernel counts them (proc(5)): what is held now, and the most that was held. */
function memory(name: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

async function newPerson(): Promise<Person> {
  const person = new Person(world);
  while (person.phase !== 'complete') if (!(await person.signUpStep())) await wait(25);
  return person;
}

/** Sends a photo twice at once for each person. Resolves to the statuses, and to the megabytes that were held meanwhile above those before. */
async function attack(people: readonly Person[], photo: Buffer): Promise<{ statuses: number[]; grownBy: number }> {
  // proc(5): from here on the most is counted anew.
  writeFileSync(`/proc/${product.pid}/clear_refs`, '5');
  const before = memory('VmRSS');
  const upload = async ({ client, companyUri }: Person) => {
    const body = new FormData();
    body.set('photo', new Blob([Uint8Array.from(photo)]), 'photo');
    const { response } = await client.fetch(fillPath(kitchenEndpoints.uploadPhoto.path, { companyUri }), { method: 'POST', body });
    return response.status;
  };
  const statuses = await Promise.all([...people, ...people].map(upload));
  return { statuses, grownBy: memory('VmHWM') - before };
}

/** Bounds of tests/server/kitchen/photo-memory.test.ts, and what the bodies of the eight photos that are let in take besides. */
async function photos(): Promise<Figure[]> {
  progress(`${2 * effort.people} photos at once...`);
  const people: Person[] = [];
  for (let count = 0; count < effort.people; count += 1) people.push(await newPerson());
  const flood = await attack(people, await interlacedFlood(7_000));
  const dear = await sharp({ create: { width: 4_000, height: 3_990, channels: 3, background: '#936' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const taken = await attack(people, dear);
  progress(`answered with ${[...new Set(flood.statuses)].join(', ')} and ${[...new Set(taken.statuses)].join(', ')}`);
  return [
    plain('MB more for 24 photos at once that unfold to 400 MB each', { most: 128 }, flood.grownBy),
    plain('MB more for 24 of the dearest photos that are taken', { most: 314 }, taken.grownBy),
  ];
}

async function load(): Promise<Figure[]> {
  progress(`${minutes} minutes of load...`);
  const stop = new AbortController();
  const crowd = new Crowd(world, { size: 6, pause: 60 }).live(stop.signal);
  const samples: { at: number; value: number }[] = [];
  const start = performance.now();
  for (let at = 0; at < minutes * minute; at = performance.now() - start) {
    samples.push({ at: at / minute, value: memory('VmRSS') });
    if (samples.length % 12 === 0)
      progress(`${(at / minute).toFixed(0)} min: ${memory('VmRSS').toFixed(0)} MB, ${world.counts.calls} calls`);
    await Promise.race([crowd, wait(effort.sampleEvery)]);
  }
  stop.abort();
  await crowd;
  const warm = samples.filter(({ at }) => at >= warmUp * minutes);
  const part = Math.max(1, Math.floor(warm.length / 7));
  const middleOf = (some: typeof samples) => median(some.map(({ value }) => value));
  return [
    ratio(
      'memory in the last minute of load, against that of minute 3',
      { most: 1.2 },
      middleOf(warm.slice(-part)),
      middleOf(warm.slice(0, part)),
      'MB',
    ),
    plain('MB a minute by which it rises', {}, slopeOf(warm)),
    plain('calls a second meanwhile', {}, world.counts.calls / (minutes * 60)),
    plain('answers with 5xx', {}, world.counts.faults),
  ];
}

const figures: Figure[] = [];
try {
  figures.push(...(await photos()));
  world.counts = newCounts();
  figures.push(...(await load()));
} finally {
  await product.dispose();
  await mailbox.close();
}
stdout.write(`\n${table(figures)}\n`);
exit(isQuick || figures.every(({ goal, isMet }) => goal === '' || isMet) ? 0 : 1);
