import { emailProblem, type ProblemId } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { readEmail } from '../account/email.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Checks both fields, to report all mistakes at once. Returns the address in its stored form.
 * @throws Failure invalidInput with a message under each field
 */
export function readCredentials(
  { email, password }: Credentials,
  passwordProblem: (password: string, email: string) => ProblemId | null,
): Credentials {
  refuseProblems({ email: emailProblem(email), password: passwordProblem(password, email) });
  return { email: readEmail(email), password };
}
