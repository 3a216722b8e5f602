/*
 * Secrets that must not leave the tab, recognized by field name and by shape. A mask keeps the form of its secret, so that guards
 * decide alike and a recording can be replayed: six digits stay six digits.
 */

/** The kind of secret a field name indicates. */
type Secret = 'secret' | 'code' | 'email' | 'name';

const secretWords = new Set(['password', 'passwords', 'passphrase', 'secret', 'secrets', 'token', 'tokens', 'cookie', 'cookies']);
const moreSecretWords = new Set(['authorization', 'bearer', 'credential', 'csrf', 'xsrf', 'jwt', 'otp', 'pin', 'sid']);
/** Challenge and answer of a passkey. */
const passkeyWords = new Set(['challenge', 'signature', 'assertion', 'registration', 'attestation', 'credentials']);
const passkeyKeys = new Set(['clientdata', 'authenticatordata', 'userhandle', 'publickey']);
const nameKeys = new Set(['fullname', 'firstname', 'lastname']);
const emailWords = new Set(['email', 'emails', 'mail']);

/** "signUpVerificationToken" and "sign_up_verification_token" are the same words. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** The kind of secret in a field of this name; null for none. */
export function secretOf(key: string): Secret | null {
  const words = wordsOf(key);
  const joined = words.join('');
  if (words.some((word) => secretWords.has(word) || moreSecretWords.has(word)) || joined.includes('apikey')) return 'secret';
  if (words.some((word) => passkeyWords.has(word)) || passkeyKeys.has(joined)) return 'secret';
  // A status code is an error id, which bug reports need.
  if ((words.at(-1) === 'code' || words.at(-1) === 'codes') && !words.includes('status')) return 'code';
  if (nameKeys.has(joined)) return 'name';
  return words.some((word) => emailWords.has(word)) ? 'email' : null;
}

const hidden = '••••••••';
const form = (text: string): string => text.replace(/\d/g, '0').replace(/\p{L}/gu, 'x');

const addresses = /[^\s@<>"',;:\\()[\]=/?&]+@(?=[^\s@])/gu;
const ofAddress = (text: string): string =>
  text.includes('@') ? text.replace(/^(\s*)[^@]*@/, '$1x@').replaceAll(addresses, 'x@') : form(text);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Looks random: long, without spaces, letters and digits mixed. A UUID identifies a thing but grants no access. */
const looksRandom = (run: string): boolean =>
  !uuid.test(run) && /\d/.test(run) && /[a-z]/i.test(run) && (/^[\da-f]+$/i.test(run) || /[A-Z]/.test(run));

/** Text with everything masked that looks like a secret, in any field. */
export function maskText(text: string): string {
  return text
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden)
    .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`)
    .replaceAll(/([?&;\s]|^)([\w.-]*(?:token|password|secret|session|sid|code|key)[\w.-]*)=([^\s&;#]+)/gi, `$1$2=${hidden}`)
    .replaceAll(addresses, 'x@')
    .replaceAll(/[\w-]{24,}/g, (run) => (looksRandom(run) ? hidden : run))
    .replaceAll(/(?<![\w.-])\d{6}(?![\w-]|\.\d)/g, '000000');
}

/** A value of a secret field. */
export function mask(secret: Secret, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return secret === 'email' || secret === 'name' ? value : 0;
  if (typeof value !== 'string' || value === '') return value;
  if (secret === 'secret') return hidden;
  return secret === 'email' ? ofAddress(value) : form(value);
}
