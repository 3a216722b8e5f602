import type { KeyedLimit } from '../limits/rate-limit.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** Design 9: what one address and one network may do with accounts, in the whole product together. */
export const accountLimits = {
  /** Sign-ups and codes from one network. */
  signUpNetwork: (network: string): KeyedLimit => ({ key: `sign-up network ${network}`, limit: 100, windowSeconds: hour }),
  /** Mails with codes to one address, whoever asks for them. */
  codeMails: (email: string): KeyedLimit => ({ key: `code mails ${email}`, limit: 10, windowSeconds: hour }),
  /** Spec 9: sixty seconds between two codes. `whose` is a sign-up, an account with an address, or an address when the browser is unknown. */
  resend: (whose: string): KeyedLimit => ({ key: `resend ${whose}`, limit: 1, windowSeconds: 60 }),
  /** Codes for new passwords to one address: with five attempts each, a year of guessing stays hopeless. */
  resetMails: (email: string): KeyedLimit => ({ key: `reset mails ${email}`, limit: 20, windowSeconds: day }),
  /** Sixty seconds between two resets of one address from one network: others cannot keep its owner waiting. */
  resetPause: (email: string, network: string): KeyedLimit => ({ key: `reset pause ${email} ${network}`, limit: 1, windowSeconds: 60 }),
  /** Changes of address that one account begins: each writes mails to people who may not have asked for them. */
  emailChanges: (userGuid: string): KeyedLimit => ({ key: `email changes ${userGuid}`, limit: 10, windowSeconds: hour }),
  /** Codes tried from one network, right or wrong. */
  codeNetwork: (network: string): KeyedLimit => ({ key: `code network ${network}`, limit: 100, windowSeconds: hour }),
  /** Failed sign-ins to one account from one network: others cannot lock its owner out. */
  signInAccount: (email: string, network: string): KeyedLimit => ({
    key: `sign-in ${email} ${network}`,
    limit: 10,
    windowSeconds: quarter,
  }),
  /** Sign-ins by another site that one network begins. */
  oauthNetwork: (network: string): KeyedLimit => ({ key: `oauth network ${network}`, limit: 100, windowSeconds: quarter }),
  /** Failed sign-ins from one network to any account. */
  signInNetwork: (network: string): KeyedLimit => ({ key: `sign-in network ${network}`, limit: 100, windowSeconds: hour }),
} as const;
