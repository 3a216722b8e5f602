/** Rules that a form checks before sending and the server checks again, with the same functions. */

/** Seconds between two mailed codes: the page counts them down, the server enforces them. */
export const codePause = 60;

export type ProblemId =
  | 'email.required'
  | 'email.invalid'
  | 'email.same'
  | 'password.required'
  | 'password.short'
  | 'password.long'
  | 'password.common'
  | 'currentPassword.wrong'
  | 'code.invalid'
  | 'recoveryCode.invalid'
  | 'passkeyName.required'
  | 'passkeyName.long'
  | 'authenticatorCode.wrong'
  | 'words.required'
  | 'words.long'
  | 'kind.required'
  | 'cookedOn.invalid'
  | 'cookedOn.future'
  | 'collectionName.required'
  | 'fullName.required'
  | 'fullName.long';

// A simple address pattern, as the specification asks: one @, no white space, a dot in the domain.
const emailPattern = /^[^\s@<>",;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@.<>"',;:\\()[\]]{2,}$/u;
// What cannot be seen, and what is taken for a dot or an @ by some programs and not by others: U+3002 and its like.
const disguised = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u3002\uFF0E\uFF61\uFE52\uFF20\uFE6B]/u;
const maxEmailLength = 254; // RFC 5321, 4.5.3.1.3

export const passwordLength = { min: 8, max: 256 } as const;
export const codeLength = 6;
export const maxNameLength = 100;

export function emailProblem(email: string): ProblemId | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'email.required';
  if (trimmed.length > maxEmailLength || disguised.test(trimmed)) return 'email.invalid';
  // Its normal form is what is kept: see server/account/email.ts.
  return emailPattern.test(trimmed) && emailPattern.test(trimmed.normalize('NFKC')) ? null : 'email.invalid';
}

/** The specification shows no password rule, so a form only asks that there is one. */
export const passwordProblem = (password: string): ProblemId | null => (password === '' ? 'password.required' : null);

/** Further server rule for a new password: a minimum length, no composition rules (NIST SP 800-63B). Counted in code points. */
export function newPasswordProblem(password: string, isCommon: (password: string) => boolean): ProblemId | null {
  if (password === '') return 'password.required';
  const { length } = [...password];
  if (length < passwordLength.min) return 'password.short';
  if (length > passwordLength.max) return 'password.long';
  return isCommon(password) ? 'password.common' : null;
}

export const isCode = (code: string): boolean => new RegExp(`^[0-9]{${codeLength}}$`).test(code);
export const codeProblem = (code: string): ProblemId | null => (isCode(code) ? null : 'code.invalid');

/** What a recovery code is made of: no letters that are taken for digits, and none that is taken for another. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
export const recoveryCodeLength = 12;

/** A recovery code as it is compared: without gaps and hyphens, however it was copied from paper; null for what is none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`).test(code) ? code : null;
}

export const recoveryCodeProblem = (typed: string): ProblemId | null => (readRecoveryCode(typed) === null ? 'recoveryCode.invalid' : null);

export const maxPasskeyName = 60;

/** What its owner calls a passkey. */
export function passkeyNameProblem(name: string): ProblemId | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'passkeyName.required';
  return [...trimmed].length <= maxPasskeyName ? null : 'passkeyName.long';
}

export function fullNameProblem(fullName: string): ProblemId | null {
  if (fullName.trim() === '') return 'fullName.required';
  return [...fullName.trim()].length <= maxNameLength ? null : 'fullName.long';
}
