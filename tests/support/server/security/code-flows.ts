import type { LightMyRequestResponse } from 'fastify';
import type { CodeFlow } from '../../../../server/accounts/codes.ts';
import { beginSignUp, codeFor, signUp, someEmail, tokenOf } from '../accounts.ts';
import type { Browser } from '../browser.ts';
import { askForReset, confirmPath, newPassword, resetPath } from '../resets.ts';
import type { SecurityRun } from './run.ts';

/** A code that was mailed, and the token that belongs to it. */
export interface Mailed {
  browser: Browser;
  email: string;
  token: string;
  code: string;
}

/** What a flow that confirms by a code does, so that one table of tests holds for all of them. */
interface CodeFlowDriver {
  /** Somebody new is sent a code. */
  begin: (run: SecurityRun) => Promise<Mailed>;
  /** Asks for another code. Resolves to its token. */
  resend: (mailed: Mailed) => Promise<string>;
  /** Sends a code, right or not, in a browser. Answered with 200 when it was right. */
  submit: (browser: Browser, token: string, code: string) => Promise<LightMyRequestResponse>;
  /** How often something has come of a right code of this address. */
  effects: (run: SecurityRun, email: string) => Promise<number>;
}

const verify = '/session/emails/verifications';

/** A flow that is new needs a driver here, or this does not compile. */
export const codeFlows: Record<CodeFlow, CodeFlowDriver> = {
  'sign-up': {
    begin: async (run) => {
      const [email, browser] = [someEmail(), run.elsewhere()];
      const token = await beginSignUp(browser, email);
      return { browser, email, token, code: await codeFor(run.server, email) };
    },
    resend: async ({ browser, email }) => tokenOf(await browser.post(verify, { email })),
    submit: (browser, token, code) => browser.post(verify, { token, code }),
    effects: async ({ server: { db } }, email) => {
      const users = db.selectFrom('users').select('guid').where('email', '=', email);
      return (await db.selectFrom('sessions').select('guid').where('user_guid', 'in', users).execute()).length;
    },
  },
  reset: {
    begin: async (run) => {
      const { browser, email } = await signUp(run.server, someEmail(), run.elsewhere());
      const token = await askForReset(browser, email);
      return { browser, email, token, code: await codeFor(run.server, email) };
    },
    resend: async ({ browser, email }) => tokenOf(await browser.post(resetPath, { email })),
    submit: (browser, token, code) => browser.post(confirmPath, { token, code, password: newPassword }),
    effects: async ({ server: { db } }, email) => {
      const mails = db.selectFrom('mails').select('guid').where('recipient', '=', email).where('subject', 'like', '%was changed');
      return (await mails.execute()).length;
    },
  },
};
