import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import type { StaffPermissions } from '../../../contract/entities.ts';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { hashPassword } from '../../../server/sign-in/passwords.ts';
import { saveProfile } from '../../../server/account/profile.ts';
import { createSession } from '../../../server/sign-in/sessions.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { newGuid } from '../../../server/db/guid.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import type { Bus } from '../../../server/messages/bus.ts';
import { createNatsBus } from '../../../server/messages/nats-bus.ts';
import { createWorkers, type Workers } from '../../../server/work/workers.ts';
import { createOutbox, type Outbox } from '../../../server/mail/outbox.ts';
import { openTestDatabase } from '../server/database.ts';
import { plainBody, ScriptedCook } from '../server/scripted-cook.ts';
import { Mailbox } from './mailbox.ts';
import { freePort } from './product.ts';

/** The real time, moved on by what a test has skipped. */
function createSkippingClock() {
  let skipped = 0;
  return {
    now: (): number => Date.now() + skipped,
    skip: (milliseconds: number): void => {
      skipped += milliseconds;
    },
  };
}

export interface TestUser {
  guid: string;
  email: string;
  /** For the cookie. */
  token: string;
  companyGuid: string;
  companyUri: string;
}

interface NewUser {
  email?: string;
  lastName?: string;
  /** With a name there is a company. Default: true. */
  isNamed?: boolean;
  staff?: StaffPermissions | null;
}

/** All users have it. */
export const password = 'correct horse battery';

/** To hash it takes longer than all the rest of making a user. */
const passwordHash = hashPassword(password);

export interface Settings {
  /** Beyond the server's own address. */
  env?: Record<string, string>;
  /** The folder of the built pages. Default: what `npm run build` makes. */
  dist?: string;
  /** What pages are told of the cook: a model can do more than write recipes. */
  cookKind?: ScriptedCook['kind'];
}

/** The real server within the test: on a port, with a database, mails over SMTP, a clock to skip time, and a cook that is told what to say. */
export class TestServer {
  readonly origin: string;
  readonly clock = createSkippingClock();
  readonly cook: ScriptedCook;
  readonly mailbox: Mailbox;
  readonly db: OpenDatabase['db'];
  /** The call that is answered with 500, as by a server whose database is gone: "GET /api/session". */
  failing: string | null = null;
  readonly #database: OpenDatabase;
  readonly #outbox: Outbox;
  /** Of the outbox; the app has its own. */
  readonly #workers: Workers;
  readonly #env: Record<string, string>;
  #app: FastifyInstance | null = null;
  /** With NATS_URL. */
  #bus: Bus | null = null;

  private constructor(port: number, mailbox: Mailbox, database: OpenDatabase, { env = {}, cookKind }: Settings) {
    this.cook = new ScriptedCook(cookKind);
    this.#env = env;
    this.origin = `http://localhost:${port}`;
    this.mailbox = mailbox;
    this.#database = database;
    this.db = database.db;
    const transport = createTransport(mailbox.url);
    const silent = { info: () => undefined, warn: () => undefined };
    const workers = createWorkers({ db: this.db, clock: this.clock, isAlone: true, onError: () => undefined });
    this.#outbox = createOutbox({
      db: this.db,
      clock: this.clock,
      from: 'AnyDish <hello@anydish.example>',
      transport,
      workers,
      log: silent,
    });
    this.#workers = workers;
  }

  static async start(settings: Settings = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), await Mailbox.open(), await openTestDatabase(), settings);
    await server.#listen(settings.dist);
    return server;
  }

  async #listen(dist?: string): Promise<void> {
    const config = readConfig({ PUBLIC_URL: this.origin, SERVICE_WORKER: 'off', ...this.#env });
    const parts = { config, db: this.db, mailer: this.#outbox, clock: this.clock, cook: this.cook };
    const { nats } = config;
    this.#bus = nats && createNatsBus({ url: nats.url, seed: nats.accountSeed, onError: () => undefined });
    const app = await buildApp({ ...parts, ...(dist !== undefined && { dist }), ...(this.#bus !== null && { bus: this.#bus }) });
    app.addHook('onRequest', async ({ method, url }) => {
      if (this.failing === `${method} ${url}`) throw new Error('The test broke this server.');
    });
    await app.listen({ port: Number(new URL(this.origin).port), host: '127.0.0.1' });
    this.#app = app;
  }

  /** Puts another version in the place of this one: other pages, at the same address and with the same data. */
  async deploy(dist: string): Promise<void> {
    await this.stop();
    await this.#listen(dist);
  }

  /** Ends the process of the server as far as anybody outside can see; the data stays. */
  async stop(): Promise<void> {
    this.dropConnections();
    await this.#app?.close();
    await this.#bus?.close();
  }

  /** Starts again after `stop`. */
  async startAgain(): Promise<void> {
    await this.#listen();
  }

  /** What the parts of the server work with, to call one of them beside the routes. */
  get deps(): FastifyInstance['deps'] {
    if (this.#app === null) throw new Error('The server has not started.');
    return this.#app.deps;
  }

  /** Ends every connection that is open, as a proxy that restarts does. */
  dropConnections(): void {
    this.#app?.server.closeAllConnections();
  }

  /** A user with a session; with a name also with a company. */
  async addUser({ email = this.newEmail(), lastName = 'Lovelace', isNamed = true, staff = null }: NewUser = {}): Promise<TestUser> {
    const { db, clock } = this;
    const guid = newGuid();
    const user = {
      guid,
      email,
      first_name: '',
      last_name: '',
      is_verified: true,
      staff: staff && JSON.stringify(staff),
      created_at: clock.now(),
    };
    await db
      .insertInto('users')
      .values({ ...user, password_hash: await passwordHash })
      .execute();
    if (isNamed) await saveProfile(db, clock, { userGuid: guid, language: 'en' }, { firstName: 'Ada', lastName });
    const { token } = await createSession(db, { clock, config: readConfig(this.#env) }, { guid, isStaff: staff !== null, userAgent: '' });
    const company = await db
      .selectFrom('companies')
      .innerJoin('company_members', 'company_members.company_guid', 'companies.guid')
      .select(['companies.guid', 'companies.uri'])
      .where('company_members.user_guid', '=', guid)
      .executeTakeFirst();
    return { guid, email, token, companyGuid: company?.guid ?? '', companyUri: company?.uri ?? '' };
  }

  /** Lets another site open the account of a user. */
  async connect({ guid: userGuid }: TestUser, provider: Provider): Promise<void> {
    const now = this.clock.now();
    const connection = { guid: newGuid(), provider, subject: newGuid(), user_guid: userGuid, email: this.newEmail() };
    await this.db
      .insertInto('connected_sign_ins')
      .values({ ...connection, created_at: now, last_used_at: now })
      .execute();
  }

  /** Recipes as the scripted cook makes them, the newest first. Resolves to their guids. */
  async addRecipes({ guid: userGuid, companyGuid }: TestUser, count: number): Promise<string[]> {
    const { db, clock } = this;
    const guids = Array.from({ length: count }, newGuid);
    const owner = { company_guid: companyGuid, user_guid: userGuid };
    for (const [age, guid] of guids.entries()) {
      const createdAt = clock.now() - age;
      const request = {
        requestKey: guid,
        description: 'toast',
        photoGuid: null,
        servings: 2,
        unitSystem: 'metric',
        diets: [],
        choice: null,
        improvise: false,
      } as const;
      const job = { guid: newGuid(), ...owner, request_key: guid, created_at: createdAt, finished_at: createdAt, seen_at: createdAt };
      await db
        .insertInto('recipe_jobs')
        .values({
          ...job,
          request: JSON.stringify(request),
          status: 'done',
          stage: null,
          recipe_guid: guid,
          leased_by: null,
          leased_until: null,
          failure: null,
        })
        .execute();
      const recipe = { guid, ...owner, job_guid: job.guid, unit_system: 'metric', photo_guid: null, created_at: createdAt } as const;
      const cookedBy = { kind: 'built-in', model: null, promptVersion: null, isImprovised: false };
      await db
        .insertInto('recipes')
        .values({ ...recipe, body: JSON.stringify(plainBody), cooked_by: JSON.stringify(cookedBy) })
        .execute();
    }
    return guids;
  }

  /** An address that nobody has. */
  newEmail(): string {
    return `cook-${crypto.randomUUID().slice(0, 8)}@anydish.example`;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#outbox.close();
    await this.#workers.close();
    await this.#database.close();
    await this.mailbox.close();
  }
}
