import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { emailProblem } from '../contract/validation.ts';

/** Parses one setting, or throws an Error whose message follows the setting's name: "PORT must be ...". */
export type Parse<Value> = (text: string) => Value;

export const asText: Parse<string> = (text) => text;

const shortestToken = 16;

/** A secret that a header can carry. */
export const asToken: Parse<string> = (text) => {
  if (/^[\u0021-\u007E]+$/.test(text) && text.length >= shortestToken) return text;
  throw new Error(`must be at least ${shortestToken} characters without spaces`);
};

// Some values contain secrets: messages say what is expected, and only repeat values that cannot be secret.
export const asInteger =
  (least: number, most: number): Parse<number> =>
  (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Error(`must be a whole number from ${least} to ${most}, not "${text}"`);
  };

export const asChoice =
  <const Choice extends string>(choices: readonly Choice[]): Parse<Choice> =>
  (text) => {
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${choices.join(', ')}, not "${text}"`);
  };

export const asUrl =
  (protocols: readonly string[]): Parse<string> =>
  (text) => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new Error(`must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };

/** A base http address: no query, no fragment, no trailing slash. */
export const asBaseUrl: Parse<string> = (text) => {
  const url = new URL(asUrl(['https:', 'http:'])(text));
  if (url.search === '' && url.hash === '') return text.replace(/\/+$/, '');
  throw new Error('must be an address without a query or a fragment');
};

export const asOrigin: Parse<string> = (text) => {
  const url = new URL(asUrl(['https:', 'http:'])(text));
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new Error('must be an origin only, such as https://example.com, without a path');
};

export const asEmail: Parse<string> = (text) => {
  if (emailProblem(text) === null) return text;
  throw new Error(`must be an e-mail address, not "${text}"`);
};

/** The address in "a@b.example" or "Name <a@b.example>". */
export const addressIn = (text: string): string => /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;

/** "a@b.example" or "Name <a@b.example>". */
export const asMailFrom: Parse<string> = (text) => {
  if (emailProblem(addressIn(text)) === null) return text;
  throw new Error('must be an e-mail address, or a name and an address: Name <name@example.com>');
};

/** A random key: at least 32 characters, for instance from `openssl rand -base64 32`. */
export const asSecretKey: Parse<string> = (text) => {
  if (text.length >= 32) return text;
  throw new Error('must have 32 characters at least: openssl rand -base64 32 makes one');
};

/** A comma-separated list of addresses or networks. */
export const asNetworks: Parse<string> = (text) => {
  const bad = text.split(',').find((part) => {
    const [address = '', bits = '32'] = part.trim().split('/');
    return isIP(address) === 0 || !/^\d{1,3}$/.test(bits);
  });
  if (bad === undefined) return text;
  throw new Error(`must be a list of addresses or networks such as 10.0.0.0/8, not "${bad.trim()}"`);
};

/** The secret key of an account of NATS: scripts/nats-keys.mjs makes one. */
export const asAccountSeed: Parse<string> = (text) => {
  if (/^SA[A-Z2-7]{56}$/.test(text)) return text;
  throw new Error('must be the seed of an account: SA and 56 capital letters and digits (node scripts/nats-keys.mjs makes one)');
};

/** A team or key id, as Apple's developer pages show it. */
export const asAppleId: Parse<string> = (text) => {
  if (/^[A-Z0-9]{10}$/.test(text)) return text;
  throw new Error('must be the ten capital letters and digits that Apple shows');
};

/** True for an EC key on P-256 without a password, the kind Apple issues. */
function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/**
 * The text of a .p8 file; its lines may be joined by `
 * `, as in an environment variable.
 */
export const asSigningKey: Parse<string> = (text) => {
  const pem = text.replaceAll('\\n', '\n').trim();
  if (isSigningKey(pem)) return pem;
  throw new Error('must be the text of the .p8 file from Apple, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----');
};
