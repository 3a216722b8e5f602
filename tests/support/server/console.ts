import type { LightMyRequestResponse } from 'fastify';
import { create, type Infer } from 'superstruct';
import { vi } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { staffFlags } from '../../../contract/console/areas.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import { recordSchema, rowPageSchema, runSchema, selectionSchema, type Run } from '../../../contract/console/shapes.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { payloadOf, type TestApp, type TestViewer } from './app.ts';
import type { Browser } from './browser.ts';
import { inBrowser, noteStep } from './impersonations.ts';

export const everyFlag = Object.fromEntries(staffFlags.map((flag) => [flag, true])) as Record<StaffFlag, true>;

type Fields = Record<string, string | number | boolean | string[] | null>;

/** A member of staff at the console. */
export class Console {
  readonly browser: Browser;
  readonly viewer: TestViewer;
  readonly #db: TestApp['db'];

  constructor(server: TestApp, browser: Browser, viewer: TestViewer) {
    this.browser = browser;
    this.viewer = viewer;
    this.#db = server.db;
  }

  list = (area: string, query = '', limit?: number): Promise<LightMyRequestResponse> =>
    this.browser.get(
      `/api/console/${area}/rows?${new URLSearchParams({ query, ...(limit === undefined ? {} : { limit: String(limit) }) }).toString()}`,
    );

  page = async (area: string, query = '', limit?: number): Promise<Infer<typeof rowPageSchema>> =>
    create(payloadOf(await this.list(area, query, limit)), rowPageSchema);

  select = async (area: string, query = '') =>
    create(payloadOf(await this.browser.post(`/api/console/${area}/selections`, { query })), selectionSchema);

  start = (
    area: string,
    body: { action: string; targets: object; answer?: string; isMailed?: boolean; requestKey?: string },
  ): Promise<LightMyRequestResponse> =>
    this.browser.post(`/api/console/${area}/runs`, toWire({ requestKey: newGuid(), ...body }) as object);

  run = async (guid: string): Promise<Run> => create(payloadOf(await this.browser.get(`/api/console/runs/${guid}`)), runSchema);

  /** The run, once it is over. */
  over = (guid: string): Promise<Run> =>
    vi.waitUntil(
      async () => {
        const run = await this.run(guid);
        return run.endedAt === null ? null : run;
      },
      { timeout: 300_000 },
    );

  /** Starts a run and waits for its end. */
  done = async (area: string, body: Parameters<Console['start']>[1]): Promise<Run> =>
    this.over(create(payloadOf(await this.start(area, body)), runSchema).guid);

  undo = async (guid: string): Promise<Run> =>
    this.over(create(payloadOf(await this.browser.post(`/api/console/runs/${guid}/undo`)), runSchema).guid);

  record = async (area: string, guid: string) =>
    create(payloadOf(await this.browser.get(`/api/console/${area}/records/${guid}`)), recordSchema);

  save = (area: string, guid: string, version: number, fields: Fields): Promise<LightMyRequestResponse> =>
    this.browser.put(`/api/console/${area}/records/${guid}`, { version, fields: toWire(fields) });

  make = (area: string, fields: Fields): Promise<LightMyRequestResponse> =>
    this.browser.post(`/api/console/${area}/records`, { fields: toWire(fields) });

  made = async (area: string, fields: Fields) => create(payloadOf(await this.make(area, fields)), recordSchema);

  /** Gives the member of staff these flags and no others. */
  setFlags = async (flags: Partial<Record<StaffFlag, boolean>>): Promise<void> => {
    await this.#db
      .updateTable('users')
      .set({ staff: JSON.stringify(flags) })
      .where('guid', '=', this.viewer.userGuid)
      .execute();
  };
}

/** Somebody of staff at the console, who has just given a second step. */
export async function atConsole(server: TestApp, flags: Partial<Record<StaffFlag, boolean>> = everyFlag): Promise<Console> {
  const { browser, viewer } = await inBrowser(server, flags);
  await noteStep(browser);
  return new Console(server, browser, viewer);
}

/** So many users with addresses that begin with `name`. */
export async function addUsers({ db, clock }: TestApp, name: string, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, index) => ({
    guid: newGuid(),
    email: `${name}-${String(index).padStart(5, '0')}@example.com`,
    password_hash: null,
    first_name: 'Ada',
    last_name: `Number ${index}`,
    is_verified: true,
    staff: null,
    created_at: clock.now() + Math.floor(index / 3),
  }));
  for (let at = 0; at < count; at += 1_000)
    await db
      .insertInto('users')
      .values(users.slice(at, at + 1_000))
      .execute();
  return users.map(({ guid }) => guid);
}
