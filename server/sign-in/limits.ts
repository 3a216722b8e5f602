import { codePause } from '../../contract/validation.ts';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { mailboxOf } from '../account/email.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** Design 9: what one address and one network may do with accounts, in the whole product together. For wider networks see inNetworks. */
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
  /** Between two resets of one address from one network: others cannot keep its owner waiting. */
  resetPause: (email: string, network: string): KeyedLimit => ({
    key: `reset pause ${email} ${network}`,
    limit: 1,
    windowSeconds: codePause,
  }),
  /** Changes of address that one account begins: each writes mails to people who may not have asked for them. */
  emailChanges: (userGuid: string): KeyedLimit => ({ key: `email changes ${userGuid}`, limit: 10, windowSeconds: hour }),
  /** Codes tried from one network, right or wrong. */
  codeNetwork: (network: string): KeyedLimit => ({ key: `code network ${network}`, limit: 100, windowSeconds: hour }),
  /** Codes for new passwords that a browser asks for which the account knows: no stranger uses those up. */
  resetDevice: (email: string, device: string): KeyedLimit => ({ key: `reset device ${email} ${device}`, limit: 5, windowSeconds: hour }),
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
