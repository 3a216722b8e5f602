import type { Kysely } from 'kysely';
import type { FindViewer } from './sign-in/viewer-lookup.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Reads } from './db/reads.ts';
import type { Database } from './db/schema.ts';
import type { Files } from './files/files.ts';
import { type Cook } from '@anydish/kitchen/cook';
import type { Watcher } from './http/watcher.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Workers } from './work/workers.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Bus } from './messages/bus.ts';
import type { TokenFor } from './messages/nats-keys.ts';
import type { News } from './messages/news.ts';

/** Dependencies of the server's parts; injected, so that tests can replace them. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  /** For figures and exports of the console only: what staff have just changed may be missing. */
  reads: Reads;
  mailer: Mailer;
  files: Files;
  clock: Clock;
  cook: Cook;
  /** This process among those that share the database. */
  workers: Workers;
  /** Missing or null: no traces are written. */
  tracing?: Tracing | null;
  bus: Bus;
  news: News;
  /** For browsers that listen by NATS; null: they do not. */
  tokenFor: TokenFor | null;
  /** For all event streams of this process. */
  watcher: Watcher;
  /** Logs what the operator should see. */
  log: { warn: (details: object, text: string) => void };
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    findViewer: FindViewer;
  }
}
