import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountEndpoints } from '../../contract/account/account-endpoints.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { Connection } from '../connection.ts';
import { told, type Figure } from '../report.ts';
import { quantile } from '../statistics.ts';
import { anyAddress } from '../visitor.ts';
import type { NullMail } from './null-mail.ts';
import type { Guest } from './people.ts';
import { coresDuring, tellCores, tellCost, type Measured } from './processor.ts';

export interface Stage {
  urls: readonly string[];
  measured: Measured;
  guests: readonly Guest[];
  mail: NullMail;
}

/** UV_THREADPOOL_SIZE of a server. */
const mostHashes = 16;

interface Pressed {
  perSecond: number;
  /** Milliseconds of each call that went well. */
  taken: number[];
  /** Other answers than 200: status -> number. */
  refused: Map<number, number>;
}

interface Press {
  width: number;
  seconds: number;
  act: (connection: Connection, url: string, turn: number) => Promise<number>;
}

/** Calls over `width` connections, spread over the servers, each as soon as the one before it is answered. */
async function press({ urls }: Stage, { width, seconds, act }: Press): Promise<Pressed> {
  const taken: number[] = [];
  const refused: Pressed['refused'] = new Map();
  let turn = 0;
  const open = Array.from({ length: width }, async (_, index) => {
    const url = urls[index % urls.length] ?? '';
    return { url, connection: await Connection.open(url) };
  });
  const all = await Promise.all(open);
  const start = performance.now();
  const loop = async ({ url, connection }: (typeof all)[number]) => {
    while (performance.now() - start < seconds * 1_000) {
      const begin = performance.now();
      turn += 1;
      const status = await act(connection, url, turn);
      if (status === 200) taken.push(performance.now() - begin);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(all.map(loop));
    return { perSecond: taken.length / ((performance.now() - start) / 1_000), taken, refused };
  } finally {
    for (const { connection } of all) connection[Symbol.dispose]();
  }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Times as a person reads them. */
export const tellTimes = (taken: readonly number[]): string =>
  `half within ${ms(quantile(taken, 0.5))}, 95 % within ${ms(quantile(taken, 0.95))}`;

async function figureOf(name: string, stage: Stage, how: Press): Promise<Figure[]> {
  const [{ perSecond, taken, refused }, cores] = await coresDuring(stage.measured, () => press(stage, how));
  const others = [...refused].map(([status, count]) => `${count} answered with ${status}`).join(', ');
  if (taken.length === 0) throw new Error(`no call went well: ${others}`);
  const text = `${perSecond.toFixed(0)} a second; ${tellTimes(taken)}${others === '' ? '' : `; ${others}`}`;
  const cost = { server: (cores.server * 1_000) / perSecond, database: (cores.database * 1_000) / perSecond };
  return [
    told(name, text, { perSecond, refused: [...refused.values()].reduce((sum, count) => sum + count, 0), ...cost }),
    told('  processors', `${tellCores(cores)}; ${tellCost(cores, perSecond)}`, { ...cores }),
  ];
}

/** GET /api/session of people who are signed in. */
export async function sessionFigures(stage: Stage, { width, seconds }: Omit<Press, 'act'>): Promise<Figure[]> {
  const act = (connection: Connection, _url: string, turn: number) => {
    const cookie = stage.guests[turn % stage.guests.length]?.cookie ?? '';
    return connection.get(sessionEndpoints.getSession.path, { cookie, 'x-forwarded-for': anyAddress() });
  };
  // Until the code that runs is compiled.
  await press(stage, { width, seconds: seconds / 4, act });
  return figureOf('sessions, signed in', stage, { width, seconds, act });
}

/** Whole calls that create an account, by people of as many networks; each leads to a mail. */
export async function signUpFigures(stage: Stage, { width, seconds }: Omit<Press, 'act'>): Promise<Figure[]> {
  const before = stage.mail.taken();
  let created = 0;
  const act = async (connection: Connection, origin: string) => {
    const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'seven brown onions' });
    const status = await connection.post(accountEndpoints.createAccount.path, { origin, 'x-forwarded-for': anyAddress() }, body);
    if (status === 200) created += 1;
    return status;
  };
  // As many as the server has threads for the hashes of passwords: more would only wait.
  const figures = await figureOf('sign-ups', stage, { width: Math.min(width, mostHashes), seconds, act });
  const start = performance.now();
  const mailed = () => stage.mail.taken() - before;
  while (mailed() < created && performance.now() - start < 20_000) await wait(20);
  const after = (performance.now() - start) / 1_000;
  return [
    ...figures,
    told('mails of these sign-ups', `${mailed()} of ${created} sent, the last ${after.toFixed(1)} s after the last call`, { after }),
  ];
}
