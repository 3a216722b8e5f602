import type { LightMyRequestResponse } from 'fastify';
import type { CodeFlow } from '../../../../server/sign-in/codes.ts';
import { beginSignUp, codeFor, signUp, someEmail, tokenOf } from '../accounts.ts';
import { signInSomebody } from '../app.ts';
import type { Browser } from '../browser.ts';
import { askForReset, confirmPath, newPassword, resetPath } from '../resets.ts';
import { moving, settingsPaths } from '../settings.ts';
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
  /** Whether a newer code ends the ones before. Anybody may ask for a reset, and ends nobody's code by it. */
  isReplaced: boolean;
  /** Asks for another code. Resolves to its token. */
  resend: (mailed: Mailed) => Promise<string>;
  /** Sends a code, right or not, in a browser. Answered with 200 when it was right. */
  submit: (run: SecurityRun, browser: Browser, token: string, code: string) => Promise<LightMyRequestResponse>;
  /** How often something has come of a right code of this address. */
  effects: (run: SecurityRun, email: string) => Promise<number>;
}

const verify = '/session/emails/verifications';

/**
 * Token -> the cookie that its code works with: the session of the account whose address changes, wherever it is used, and the browser that
 * a sign-up was begun in.
 */
const holders = new Map<string, string>();

const hold = (browser: Browser, token: string, name = 'session'): string => {
  holders.set(token, `${name}=${browser.cookies.get(name)}`);
  return token;
};

/** A flow that is new needs a driver here, or this does not compile. */
export const codeFlows: Record<CodeFlow, CodeFlowDriver> = {
  'sign-up': {
    begin: async (run) => {
      const [email, browser] = [someEmail(), run.elsewhere()];
      const token = hold(browser, await beginSignUp(browser, email), 'sign-up');
      return { browser, email, token, code: await codeFor(run.server, email) };
    },
    isReplaced: true,
    resend: async ({ browser, email }) => hold(browser, tokenOf(await browser.post(verify, { email })), 'sign-up'),
    submit: (_run, browser, token, code) => {
      const cookie = holders.get(token);
      const isElsewhere = cookie?.startsWith('sign-up=') === true && !browser.cookies.has('sign-up');
      return browser.post(verify, { token, code }, isElsewhere ? { headers: { cookie } } : {});
    },
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
    isReplaced: false,
    resend: async ({ browser, email }) => tokenOf(await browser.post(resetPath, { email })),
    submit: (_run, browser, token, code) => browser.post(confirmPath, { token, code, password: newPassword }),
    effects: async ({ server: { db } }, email) => {
      const mails = db.selectFrom('mails').select('guid').where('recipient', '=', email).where('subject', 'like', '%was changed');
      return (await mails.execute()).length;
    },
  },
  'email-change': {
    begin: async (run) => {
      const { browser, to: email, token, code } = await moving(run.server);
      return { browser, email, token: hold(browser, token), code };
    },
    isReplaced: true,
    resend: async ({ browser, email }) => hold(browser, tokenOf(await browser.post(settingsPaths.resend, { email }))),
    submit: async (run, browser, token, code) => {
      const held = holders.get(token);
      const cookie = held?.startsWith('session=') === true ? held : (await signInSomebody(run.server)).headers.cookie;
      const headers: Record<string, string> = browser.cookies.has('session') ? {} : { cookie };
      return browser.post(settingsPaths.confirm, { token, code }, { headers });
    },
    effects: async ({ server: { db } }, email) => (await db.selectFrom('users').select('guid').where('email', '=', email).execute()).length,
  },
};
