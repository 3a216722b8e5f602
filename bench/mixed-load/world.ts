import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Mailbox } from '../../tests/support/e2e/mailbox.ts';
import type { Answer } from './client.ts';
import type { Ledger } from './ledger.ts';

/** What everybody of a mixed load shares. */
export interface World {
  /** Origins of the servers that are up. */
  origins: () => readonly string[];
  mailbox: Mailbox;
  ledger: Ledger;
  /** A photo as a phone takes it. */
  photo: Buffer;
  counts: Counts;
}

export interface Counts {
  calls: number;
  /** Answered with 429: the person has had as much as the limits give. */
  limited: number;
  /** Answered with 5xx. */
  faults: number;
  /** Of these, answered with 500: the server did not know what was wrong. */
  unexplained: number;
  /** Calls whose answer never came. */
  cut: number;
  /** Jobs that ended as failed, because two processes were killed over them. */
  failedHonestly: number;
}

export const newCounts = (): Counts => ({ calls: 0, limited: 0, faults: 0, unexplained: 0, cut: 0, failedHonestly: 0 });

export const newPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#936', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg()
    .toBuffer();

/** Limits that a day of one person's load does not reach; those of an hour stay as they are. */
export const generous = {
  ORDERS_PER_DAY: '100000',
  COMPANY_ORDERS_PER_DAY: '1000000',
  ORDERS_AT_ONCE: '20',
  MEGABYTES_PER_DAY: '100000',
  TRUST_PROXY: '127.0.0.1',
} as const;

/** Makes a call once, and counts it. @throws Cut */
async function once<T>({ counts }: World, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  counts.calls += 1;
  try {
    const answer = await send();
    if (answer.status === 429) counts.limited += 1;
    if (answer.status >= 500) counts.faults += 1;
    if (answer.status === 500) counts.unexplained += 1;
    return answer;
  } catch (error) {
    counts.cut += 1;
    throw error;
  }
}

const [mostTries, pause] = [40, 250];

/** Makes a call that may be repeated: again after a while, when the server says that it is busy. @throws Cut */
export async function ask<T>(world: World, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await once(world, send);
    if (answer.status !== 503 || tries >= mostTries) return answer;
    await wait(pause);
  }
}

/** Makes a call that writes `value` to the thing that the ledger calls `key`. @throws Cut; then both is possible */
export async function write<T>(world: World, key: string, value: string, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const { ledger } = world;
  ledger.begin(key, value);
  const answer = await once(world, send);
  if (answer.isOk) ledger.acknowledge(key, value);
  else if (answer.status < 500) ledger.refuse(key, value);
  return answer;
}
