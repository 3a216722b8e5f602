import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { readGuid, readParams } from '../../http/read.ts';
import { sendPayload } from '../../http/reply.ts';
import { inboxPage } from './page.ts';
import { i18n } from '@anydish/language/sentence';

const most = 50;
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const asJson = (mail: Selectable<Database['mails']>) => ({
  guid: mail.guid,
  from: mail.sender,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  createdAt: mail.created_at,
});

/** Shows sent mails where no mail server is set. Only outside production and in embedded mode. */
export function registerDevInbox(app: FastifyInstance): void {
  const { config, db } = app.deps;
  if (config.isProduction || !config.isEmbedded || config.smtpUrl !== null) return;
  const newest = () => db.selectFrom('mails').selectAll().orderBy('guid', 'desc').limit(most).execute();

  app.get('/dev/inbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(inboxPage(await newest(), config.productName)),
  );
  app.get('/dev/inbox.json', async (_request, reply) => sendPayload(reply, (await newest()).map(asJson)));
  app.get('/dev/inbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(fileOf('inbox.css')));
  app.get('/dev/inbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(fileOf('inbox.js')));

  // The mail itself, for the frame on the page: its styles stand on its elements, and nothing in it may run.
  app.get('/dev/inbox/:guid', async (request, reply) => {
    const guid = readGuid(readParams(request)['guid']);
    const mail = await db.selectFrom('mails').select('html').where('guid', '=', guid).executeTakeFirst();
    if (!mail) throw new Failure('notFound', i18n._('Nothing was found at this address.'));
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .send(mail.html);
  });
}
