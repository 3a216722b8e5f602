import type { FastifyInstance, FastifyServerOptions, LightMyRequestResponse } from 'fastify';
import { assert } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import type { StaffPermissions } from '../../../contract/entities.ts';
import { envelopeSchema, type Envelope } from '../../../contract/envelope.ts';
import { buildApp } from '../../../server/app.ts';
import { createSession } from '../../../server/sign-in/sessions.ts';
import { readConfig, type Config } from '../../../server/config.ts';
import { newGuid } from '../../../server/db/guid.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import type { Files } from '../../../server/files/files.ts';
import { type Cook } from '@anydish/kitchen/cook';
import type { Bus } from '../../../server/messages/bus.ts';
import { createOutbox, type OutboxLog } from '../../../server/mail/outbox.ts';
import { createWorkers } from '../../../server/work/workers.ts';
import type { MailTransport } from '../../../server/mail/transport.ts';
import type { Tracing } from '../../../server/tracing/tracing.ts';
import { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';

export interface TestAppOptions {
  env?: Record<string, string>;
  cook?: Cook;
  logger?: FastifyServerOptions['logger'];
  /** To share one database between several apps, as several processes do. The caller closes it. */
  database?: OpenDatabase;
  clock?: TestClock;
  files?: Files;
  /** Where figures and exports of the console are read. The caller closes it. */
  replica?: OpenDatabase | null;
  /** Without it mails stay in their table. */
  transport?: MailTransport;
  tracing?: Tracing | null;
  /** To tell other apps; the caller closes it. */
  bus?: Bus;
  /** Called before the app is ready, while hooks can still be added. */
  prepare?: (app: FastifyInstance) => void;
}

export interface TestApp {
  app: FastifyInstance;
  db: OpenDatabase['db'];
  clock: TestClock;
  config: Config;
  cook: Cook;
  /** The app's own name on rows that it works on (`leased_by`). It takes rows with any other. */
  worker: string;
  close: () => Promise<void>;
}

/** A cook that fails a test which did not bring its own. */
const noCook: Cook = {
  kind: 'built-in',
  cook: () => {
    throw new Error('This test has no cook.');
  },
};

/** The real app over a database of its own; time stands still unless the test moves it. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, cook = noCook, clock = new TestClock(), replica = null, transport = null, tracing = null } = options;
  const database = options.database ?? (await openTestDatabase());
  const { db } = database;
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', SECRET_KEY: 'a key of tests, of 32 characters', ...env });
  const log: OutboxLog = { info: (details, text) => app.log.info(details, text), warn: (details, text) => app.log.warn(details, text) };
  const onError = (error: unknown) => log.warn({ fault: String(error) }, 'work could not be looked for');
  const workers = createWorkers({ db, clock, isAlone: config.isEmbedded, onError });
  const mailer = createOutbox({ db, clock, from: config.mailFrom, transport, workers, log, tracing });
  const parts = { config, db, mailer, clock, cook, workers, tracing, replica: replica?.db ?? null };
  const { logger, bus, files } = options;
  const app = await buildApp({
    ...parts,
    ...(files === undefined ? {} : { files }),
    ...(logger === undefined ? {} : { logger }),
    ...(bus === undefined ? {} : { bus }),
  });
  options.prepare?.(app);
  await app.ready();
  const close = async () => {
    await app.close();
    await mailer.close();
    await workers.close();
    if (!options.database) await database.close();
  };
  return { app, db, clock, config, cook, worker: workers.me, close };
}

/** The envelope of an answer; fails when it is none. */
export function envelopeOf(response: LightMyRequestResponse): Envelope {
  const body: unknown = response.json();
  assert(body, envelopeSchema);
  return body;
}

/** The payload of a successful answer, in camelCase. */
export function payloadOf(response: LightMyRequestResponse): unknown {
  const { status_code: statusCode, status_text: text, payload } = envelopeOf(response);
  if (statusCode !== 0) throw new Error(`The call failed with ${statusCode}: ${text}`);
  return fromWire(payload);
}

export interface TestViewer {
  userGuid: string;
  email: string;
  companyGuid: string;
  companyUri: string;
  /** Headers of a call by this viewer. */
  headers: { cookie: string };
}

let people = 0;

/** A verified user with a personal company and a session, made without going through the sign-up. */
export async function signInSomebody(
  { app, db, clock }: TestApp,
  { isStaff = false, flags }: { isStaff?: boolean; flags?: StaffPermissions } = {},
): Promise<TestViewer> {
  people += 1;
  const [userGuid, companyGuid, now] = [newGuid(), newGuid(), clock.now()];
  const [email, companyUri] = [`somebody-${people}@example.com`, `kitchen-${people}`];
  const staff = isStaff || flags ? JSON.stringify(flags ?? { hasConsoleAccess: true }) : null;
  const user = {
    guid: userGuid,
    email,
    password_hash: null,
    first_name: 'Some',
    last_name: 'Body',
    is_verified: true,
    staff,
    created_at: now,
  };
  await db.insertInto('users').values(user).execute();
  const company = { guid: companyGuid, name: 'A kitchen', uri: companyUri, industry: '', size: '', created_at: now };
  await db.insertInto('companies').values(company).execute();
  await db.insertInto('company_members').values({ company_guid: companyGuid, user_guid: userGuid, created_at: now }).execute();
  const { token } = await createSession(db, { ...app.deps, clock }, { guid: userGuid, isStaff: staff !== null, userAgent: '' });
  return { userGuid, email, companyGuid, companyUri, headers: { cookie: `session=${token}` } };
}
