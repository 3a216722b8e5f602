import type { withPostgres } from '../../scripts/postgres.mjs';
import { Mailbox } from '../../tests/support/e2e/mailbox.ts';
import { prepareNats } from '../../tests/support/server/nats.ts';
import { TestObjectStore } from '../../tests/support/server/object-store.ts';
import { FaultProxy } from './fault-proxy.ts';
import { Model } from './model.ts';
import type { Stage } from './scenarios.ts';
import { Seat } from './seat.ts';

type Postgres = Parameters<Parameters<typeof withPostgres>[0]>[0];

interface Opened {
  stage: Omit<Stage, 'world'>;
  mailbox: Mailbox;
  /** Ends the servers, and then what they run on. `between`: what is looked at when only the database still runs. */
  close: (between: () => Promise<void>) => Promise<void>;
}

interface Given {
  postgres: Postgres;
  /** How many, and what each is given besides the addresses of its parts. */
  servers: number;
  settings: Record<string, string>;
  clockLibrary: string;
}

/** Starts everything that the product runs on, each part behind a proxy, and the servers. */
export async function openStage({ postgres, servers, settings, clockLibrary }: Given): Promise<Opened> {
  const [mailbox, store, nats, model] = [await Mailbox.open(), await TestObjectStore.open(), await prepareNats(), await Model.open()];
  await nats.start();
  const before = (address: string) => FaultProxy.before(Number(new URL(address).port));
  const [database, mail] = [await before(postgres.url), await before(mailbox.url)];
  const [messages, photos] = [await before(nats.url), await before(store.settings.endpoint)];
  const through = new URL(postgres.url);
  through.port = String(database.port);
  const parts = {
    ...settings,
    ...store.env,
    DATABASE_URL: through.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NATS_URL: `nats://127.0.0.1:${messages.port}`,
    NATS_ACCOUNT_SEED: nats.accountSeed,
    S3_ENDPOINT: `http://127.0.0.1:${photos.port}`,
  };
  const first = await Seat.open(parts);
  const others: Seat[] = [];
  while (others.length + 1 < servers) others.push(await Seat.open(parts));
  const seats = [first, ...others] as const;
  const close: Opened['close'] = async (between) => {
    for (const seat of seats) await seat.close();
    await between();
    for (const proxy of [database, mail, messages, photos]) await proxy.close();
    await mailbox.close();
    await nats.close();
    await model.close();
    store.close();
  };
  return { stage: { seats: [...seats], database, mail, messages, photos, model, nats, postgres, settings, clockLibrary }, mailbox, close };
}
