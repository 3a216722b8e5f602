import { emailProblem } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';

/**
 * The one form in which an address is stored and compared.
 * @throws Failure invalidInput on the field `email`.
 */
export function readEmail(text: string): string {
  refuseProblems({ email: emailProblem(text) });
  return text.trim().normalize('NFC').toLowerCase();
}

/** "m***@example.com": enough to recognise one's own address in a log, too little to read somebody else's. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');
