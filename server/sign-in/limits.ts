import { codePause } from '../../contract/validation.ts';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { mailboxOf } from '../account/email.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** Limits of account actions per address and per network, shared by all routes. For wider networks see inNetworks. */
export const accountLimits = {
  /** Sign-ups and codes from one network. */
  signUpNetwork: (network: string): KeyedLimit => ({ key: `sign-up network ${network}`, limit: 100, windowSeconds: hour }),
  // Each flow counts its own mails, and only those that it sends: what is done with an address in one denies its owner none of the others.
  /** Mails with codes for sign-ups to one address, from all clients. */
  signUpMails: (email: string): KeyedLimit => ({ key: `sign-up mails ${mailboxOf(email)}`, limit: 10, windowSeconds: hour }),
  /** Mails with codes for changes of address to one address, from all clients. */
  changeMails: (email: string): KeyedLimit => ({ key: `change mails ${mailboxOf(email)}`, limit: 10, windowSeconds: hour }),
  /** Between two codes; less once a code is used up, see `tryCode`. Of a sign-up, or of an account with an address. */
  resend: (...whose: string[]): KeyedLimit => ({ key: `resend ${whose.join(' ')}`, limit: 1, windowSeconds: codePause }),
  /** Codes for new passwords to one address. Counted for addresses without an account as well: they are answered alike. */
  resetMails: (email: string): KeyedLimit => ({ key: `reset mails ${email}`, limit: 10, windowSeconds: hour }),
  /** The same in a day: with five attempts each, a year of guessing stays hopeless. */
  resetMailsDay: (email: string): KeyedLimit => ({ key: `reset mails of a day ${email}`, limit: 20, windowSeconds: day }),
  /** What one network may take of them: a stranger leaves the owner some. */
  resetShare: (email: string, network: string): KeyedLimit => ({ key: `reset share ${email} ${network}`, limit: 5, windowSeconds: day }),
  /** Between two resets of one address from one network, or in one browser that the account knows: others cannot keep its owner waiting. */
  resetPause: (email: string, asker: string): KeyedLimit => ({
    key: `reset pause ${email} ${asker}`,
    limit: 1,
    windowSeconds: codePause,
  }),
  /** Changes of address that one account begins: each writes mails to people who may not have asked for them. */
  emailChanges: (userGuid: string): KeyedLimit => ({ key: `email changes ${userGuid}`, limit: 10, windowSeconds: hour }),
  /** Codes tried from one network, right or wrong. */
  codeNetwork: (network: string): KeyedLimit => ({ key: `code network ${network}`, limit: 100, windowSeconds: hour }),
  /** Codes for new passwords that a browser asks for which the account knows: no stranger uses those up. */
  resetDevice: (email: string, device: string): KeyedLimit => ({ key: `reset device ${email} ${device}`, limit: 5, windowSeconds: hour }),
  /** Codes tried in a browser that the account knows. */
  codeDevice: (email: string, device: string): KeyedLimit => ({ key: `code device ${email} ${device}`, limit: 30, windowSeconds: hour }),
  /** Failed sign-ins to one account from one network: others cannot lock its owner out. */
  signInAccount: (email: string, network: string): KeyedLimit => ({
    key: `sign-in ${email} ${network}`,
    limit: 10,
    windowSeconds: quarter,
  }),
  /** Failed sign-ins to one account in a browser that it knows, wherever that is: nobody else keeps it waiting. */
  signInDevice: (email: string, device: string): KeyedLimit => ({
    key: `sign-in device ${email} ${device}`,
    limit: 10,
    windowSeconds: quarter,
  }),
  /** Failed sign-ins to one account in all browsers that it does not know: a year of guessing from everywhere is 36,500 passwords. */
  signInStrangers: (email: string): KeyedLimit => ({ key: `sign-in strangers ${email}`, limit: 100, windowSeconds: day }),
  /** Failed sign-ins in browsers that the account does not know from one site, while somebody is guessing: see ceilings.ts. */
  signInPressed: (site: string): KeyedLimit => ({ key: `sign-in pressed ${site}`, limit: 2, windowSeconds: day }),
  /** Challenges for passkeys that one network asks for. An open sign-in page asks for one every few minutes. */
  passkeyNetwork: (network: string): KeyedLimit => ({ key: `passkey network ${network}`, limit: 300, windowSeconds: quarter }),
  /** Passkeys and sets of recovery codes that one account makes: a set costs ten hashes. */
  passkeyChanges: (userGuid: string): KeyedLimit => ({ key: `passkey changes ${userGuid}`, limit: 20, windowSeconds: hour }),
  /** Wrong codes of an authenticator app: a guess is right in three of a million. */
  authenticatorCodes: (userGuid: string): KeyedLimit => ({ key: `authenticator codes ${userGuid}`, limit: 5, windowSeconds: quarter }),
  /** Messages to the people behind the product from one account. */
  messages: (userGuid: string): KeyedLimit => ({ key: `messages ${userGuid}`, limit: 10, windowSeconds: day }),
  /** Sign-ins by another site that one network begins. */
  oauthNetwork: (network: string): KeyedLimit => ({ key: `oauth network ${network}`, limit: 100, windowSeconds: quarter }),
  /** Failed sign-ins from one network to any account. */
  signInNetwork: (network: string): KeyedLimit => ({ key: `sign-in network ${network}`, limit: 100, windowSeconds: hour }),
} as const;

/** What is left to an owner in a new browser when strangers have used up the limits of the account: less in a time, and never nothing. */
export const slowedLimits = {
  /** Resets of one address from sites that have asked for none on this day. */
  resetFresh: (email: string): KeyedLimit => ({ key: `reset fresh ${email}`, limit: 1, windowSeconds: 10 * 60 }),
  /** Resets of one address from a site where somebody asked for too many, and from all such sites. */
  resetLater: (email: string, site: string): KeyedLimit => ({ key: `reset later ${email} ${site}`, limit: 1, windowSeconds: hour }),
  resetLaterAll: (email: string): KeyedLimit => ({ key: `reset later ${email}`, limit: 1, windowSeconds: hour }),
  /** Sign-ins from one network where somebody has tried too many passwords. */
  signInSlow: (network: string): KeyedLimit => ({ key: `sign-in slow ${network}`, limit: 1, windowSeconds: 60 }),
  /** Sign-ins to one account from one site, when all sites together have tried too many passwords of it. */
  signInFresh: (email: string, site: string): KeyedLimit => ({ key: `sign-in fresh ${email} ${site}`, limit: 2, windowSeconds: day }),
  signInFreshAll: (email: string): KeyedLimit => ({ key: `sign-in fresh ${email}`, limit: 1, windowSeconds: quarter }),
} as const;
