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
  // Each flow counts its own mails, so that abuse of one flow does not block the owner in the others.
  /** Mails with codes for sign-ups to one address, from all clients. */
  signUpMails: (email: string): KeyedLimit => ({ key: `sign-up mails ${mailboxOf(email)}`, limit: 10, windowSeconds: hour }),
  /** Mails with codes for changes of address to one address, from all clients. */
  changeMails: (email: string): KeyedLimit => ({ key: `change mails ${mailboxOf(email)}`, limit: 10, windowSeconds: hour }),
  /** Between two codes; shorter once a code is used up, see `tryCode`. Of a sign-up, or of an account with an address. */
  resend: (...whose: string[]): KeyedLimit => ({ key: `resend ${whose.join(' ')}`, limit: 1, windowSeconds: codePause }),
  /** Codes for new passwords to one address. Also counted for addresses without an account, which get the same answers. */
  resetMails: (email: string): KeyedLimit => ({ key: `reset mails ${email}`, limit: 10, windowSeconds: hour }),
  /** The same per day: with five attempts each, a year of guessing stays hopeless. */
  resetMailsDay: (email: string): KeyedLimit => ({ key: `reset mails of a day ${email}`, limit: 20, windowSeconds: day }),
  /** One network's share of them, so that a stranger leaves the owner some. */
  resetShare: (email: string, network: string): KeyedLimit => ({ key: `reset share ${email} ${network}`, limit: 5, windowSeconds: day }),
  /** Between two resets of one address from one network, or in one known browser: others cannot delay its owner. */
  resetPause: (email: string, asker: string): KeyedLimit => ({
    key: `reset pause ${email} ${asker}`,
    limit: 1,
    windowSeconds: codePause,
  }),
  /** Changes of address that one account begins: each mails people who may not have asked for it. */
  emailChanges: (userGuid: string): KeyedLimit => ({ key: `email changes ${userGuid}`, limit: 10, windowSeconds: hour }),
  /** Codes tried from one network, right or wrong. */
  codeNetwork: (network: string): KeyedLimit => ({ key: `code network ${network}`, limit: 100, windowSeconds: hour }),
  /** Codes for new passwords requested by a known browser: strangers cannot use these up. */
  resetDevice: (email: string, device: string): KeyedLimit => ({ key: `reset device ${email} ${device}`, limit: 5, windowSeconds: hour }),
  /** Codes tried in a known browser. */
  codeDevice: (email: string, device: string): KeyedLimit => ({ key: `code device ${email} ${device}`, limit: 30, windowSeconds: hour }),
  /** Failed sign-ins to one account from one network: others cannot lock its owner out. */
  signInAccount: (email: string, network: string): KeyedLimit => ({
    key: `sign-in ${email} ${network}`,
    limit: 10,
    windowSeconds: quarter,
  }),
  /** Failed sign-ins to one account in a known browser, wherever it is: nobody else can delay it. */
  signInDevice: (email: string, device: string): KeyedLimit => ({
    key: `sign-in device ${email} ${device}`,
    limit: 10,
    windowSeconds: quarter,
  }),
  /** Failed sign-ins to one account in all unknown browsers: a year of guessing from everywhere is 36,500 passwords. */
  signInStrangers: (email: string): KeyedLimit => ({ key: `sign-in strangers ${email}`, limit: 100, windowSeconds: day }),
  /** Failed sign-ins in unknown browsers from one site during an attack: see ceilings.ts. */
  signInPressed: (site: string): KeyedLimit => ({ key: `sign-in pressed ${site}`, limit: 2, windowSeconds: day }),
  /** Challenges for passkeys per network. An open sign-in page requests one every few minutes. */
  passkeyNetwork: (network: string): KeyedLimit => ({ key: `passkey network ${network}`, limit: 300, windowSeconds: quarter }),
  /** Passkeys and sets of recovery codes that one account creates: a set costs ten hashes. */
  passkeyChanges: (userGuid: string): KeyedLimit => ({ key: `passkey changes ${userGuid}`, limit: 20, windowSeconds: hour }),
  /** Wrong codes of an authenticator app: a guess is right three times in a million. */
  authenticatorCodes: (userGuid: string): KeyedLimit => ({ key: `authenticator codes ${userGuid}`, limit: 5, windowSeconds: quarter }),
  /** Messages to the team from one account. */
  messages: (userGuid: string): KeyedLimit => ({ key: `messages ${userGuid}`, limit: 10, windowSeconds: day }),
  /** External sign-ins started from one network. */
  oauthNetwork: (network: string): KeyedLimit => ({ key: `oauth network ${network}`, limit: 100, windowSeconds: quarter }),
  /** Failed sign-ins from one network to any account. */
  signInNetwork: (network: string): KeyedLimit => ({ key: `sign-in network ${network}`, limit: 100, windowSeconds: hour }),
} as const;

/** The owner's remaining chances in a new browser when strangers have used up the account's limits: fewer, but never none. */
export const slowedLimits = {
  /** Resets of one address from sites without an earlier request that day. */
  resetFresh: (email: string): KeyedLimit => ({ key: `reset fresh ${email}`, limit: 1, windowSeconds: 10 * 60 }),
  /** Resets of one address from a site with too many requests, and from all such sites. */
  resetLater: (email: string, site: string): KeyedLimit => ({ key: `reset later ${email} ${site}`, limit: 1, windowSeconds: hour }),
  resetLaterAll: (email: string): KeyedLimit => ({ key: `reset later ${email}`, limit: 1, windowSeconds: hour }),
  /** Sign-ins from one network with too many failed passwords. */
  signInSlow: (network: string): KeyedLimit => ({ key: `sign-in slow ${network}`, limit: 1, windowSeconds: 60 }),
  /** Sign-ins to one account from one site, when all sites together have tried too many passwords. */
  signInFresh: (email: string, site: string): KeyedLimit => ({ key: `sign-in fresh ${email} ${site}`, limit: 2, windowSeconds: day }),
  signInFreshAll: (email: string): KeyedLimit => ({ key: `sign-in fresh ${email}`, limit: 1, windowSeconds: quarter }),
} as const;
