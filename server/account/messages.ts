import type { FastifyInstance } from 'fastify';
import { wordsProblem } from '../../contract/account/tell-us.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { safeSourcePage } from '../../contract/sign-in/source-page.ts';
import { newGuid } from '../db/guid.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { route } from '../http/routes.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { messageMail } from '../mail/message-mail.ts';
import { accountLimits } from '../sign-in/limits.ts';
import { requireOwnHands } from '../sign-in/viewer.ts';

/** Messages of users to the team: stored for staff, and mailed to SUPPORT_EMAIL if set. */
export function registerMessages(app: FastifyInstance): void {
  const { db, clock, mailer, config } = app.deps;

  route(app, endpoints.tellUs, {
    handler: async ({ request, body }) => {
      const { userGuid, email } = await requireOwnHands(request);
      refuseProblems({ words: wordsProblem(body.words) });
      const words = body.words.trim();
      const page = safeSourcePage(body.page);
      const sent = { user_guid: userGuid, request_key: body.requestKey };
      const known = await db
        .selectFrom('messages')
        .select('guid')
        .where('user_guid', '=', userGuid)
        .where('request_key', '=', body.requestKey)
        .executeTakeFirst();
      if (known !== undefined) return {};
      await takeTokens(db, clock, [accountLimits.messages(userGuid)]);
      await inTransaction(db, async (tx) => {
        const told = { words, page, language: body.language, wants_answer: body.wantsAnswer };
        const { numInsertedOrUpdatedRows: stored = 0n } = await tx
          .insertInto('messages')
          .values({ guid: newGuid(), ...sent, ...told, created_at: clock.now() })
          .onConflict((key) => key.columns(['user_guid', 'request_key']).doNothing())
          .executeTakeFirst();
        const { supportEmail: to } = config;
        if (stored === 0n || to === null) return;
        const replyTo = body.wantsAnswer ? email : null;
        await mailer.send(tx, messageMail({ ...config, to, supportEmail: to, words, page, spoken: body.language, replyTo }));
      });
      mailer.deliver();
      return {};
    },
  });
}
