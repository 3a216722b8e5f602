import { domainToASCII, domainToUnicode } from 'node:url';
import { emailProblem } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';

const inOneForm = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A domain in the one form of all its spellings (IDNA, UTS #46), or '' for none. Plain names stay as they are, digits too. */
const normalDomain = (domain: string): string => (/[^ -~]|xn--/.test(domain) ? inOneForm(domainToUnicode(domainToASCII(domain))) : domain);

/** The one form in which an address is stored and compared, so that one mailbox has one account; null for what is no address. */
export function normalEmail(text: string): string | null {
  if (emailProblem(text) !== null) return null;
  const whole = inOneForm(text.trim());
  const at = whole.lastIndexOf('@');
  const email = `${whole.slice(0, at)}@${normalDomain(whole.slice(at + 1))}`;
  return emailProblem(email) === null ? email : null;
}

/**
 * The one form in which an address is stored and compared.
 * @throws Failure invalidInput on the field `email`.
 */
export function readEmail(text: string): string {
  const email = normalEmail(text);
  refuseProblems({ email: emailProblem(text) ?? (email === null ? 'email.invalid' : null) });
  return email ?? '';
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where the mails of an address arrive by the rules of its provider: without the part after a +, and for Gmail without dots. Only limits
 * count by it: other providers have other rules, and what they tell apart are accounts apart.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const [name = ''] = local.split('+');
  if (name === '') return email;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** "m***@example.com": enough to recognise one's own address in a log, too little to read somebody else's. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');
