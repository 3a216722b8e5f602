import { emailProblem, problemTexts, type ProblemId } from '../../contract/validation.ts';
import { invalidFields } from '../http/failure.ts';
import { readEmail } from './email.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Checks both fields, so that a person reads of all mistakes at once. The address comes back in its stored form.
 * @throws Failure invalidInput with a message under each field
 */
export function readCredentials(
  { email, password }: Credentials,
  passwordProblem: (password: string, email: string) => ProblemId | null,
): Credentials {
  const problems = { email: emailProblem(email), password: passwordProblem(password, email) };
  const fields: Record<string, string> = {};
  for (const [field, problem] of Object.entries(problems)) if (problem !== null) fields[field] = problemTexts[problem];
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return { email: readEmail(email), password };
}
