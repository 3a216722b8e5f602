import { domainToASCII, domainToUnicode } from 'node:url';
import { emailProblem } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';

const inOneForm = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A domain in its canonical form (IDNA, UTS #46), or '' if invalid. */
const normalDomain = (domain: string): string => (/[^ -~]|xn--/.test(domain) ? inOneForm(domainToUnicode(domainToASCII(domain))) : domain);

/** The normalised form in which addresses are stored and compared, so that one mailbox has one account; null for an invalid address. */
export function normalEmail(text: string): string | null {
  if (emailProblem(text) !== null) return null;
  const whole = inOneForm(text.trim());
  const at = whole.lastIndexOf('@');
  const email = `${whole.slice(0, at)}@${normalDomain(whole.slice(at + 1))}`;
  return emailProblem(email) === null ? email : null;
}

/**
 * The normalised form of an address.
 * @throws Failure invalidInput on the field `email`.
 */
export function readEmail(text: string): string {
  const email = normalEmail(text);
  refuseProblems({ email: emailProblem(text) ?? (email === null ? 'email.invalid' : null) });
  return email ?? '';
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address by common provider rules: without the part after a +, and for Gmail without dots. Used only for limits: other
 * providers have other rules, and such addresses may be separate accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const [name = ''] = local.split('+');
  if (name === '') return email;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** "m***@example.com": enough to recognise one's own address in a log, too little to identify others. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');
