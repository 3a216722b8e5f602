// The floor of a session look-up and of a page: the same server with the same plugins, answering a constant of the same shape.
import { buildApp } from '../server/app.ts';
import { anonymousSession } from '../server/sign-in/sessions.ts';
import { steadyClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { createCook } from '../server/kitchen/create-cook.ts';
import { logOptions, openLog } from '../server/log.ts';
import { createOutbox } from '../server/mail/outbox.ts';
import { createWorkers } from '../server/work/workers.ts';

const config = readConfig(process.env);
const { db } = await openDatabase(config);
await migrate(db);
const clock = steadyClock();
const workers = createWorkers({ db, clock, isAlone: config.isEmbedded, onError: () => undefined });
const mailer = createOutbox({ db, clock, from: config.mailFrom, transport: null, workers, log: { info: () => {}, warn: () => {} } });
const cook = createCook(config, db, clock);
const app = await buildApp({ config, db, mailer, clock, cook, workers, logger: logOptions(openLog(config).stream) });

const answer = { status_code: 0, status_text: 'OK', payload: anonymousSession() };
app.get('/api/constant', () => answer);
const pages = new Map<string, string>();
/** A page of so many letters. */
app.get<{ Querystring: { letters: string } }>('/constant.html', ({ query: { letters } }, reply) => {
  const page = pages.get(letters) ?? 'x'.repeat(Number(letters));
  pages.set(letters, page);
  return reply.type('text/html; charset=utf-8').send(page);
});
await app.listen({ port: config.port, host: config.host });
process.once('SIGTERM', () => process.exit(0));
