import type { ApiError } from '../../contract/errors.ts';
import { emailProblem, passwordProblem, type ProblemId } from '../../contract/validation.ts';

/** Fields of the sign-up and sign-in forms. */
export interface Credentials {
  email: string;
  password: string;
}

export interface CredentialsForm extends Credentials {
  problems: { email: ProblemId | null; password: ProblemId | null };
  error: ApiError | null;
}

export type CredentialsEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; password: string }
  | { type: 'form.submitted' };

export const noProblems: CredentialsForm['problems'] = { email: null, password: null };

export const emptyForm = (email = ''): CredentialsForm => ({ email, password: '', problems: noProblems, error: null });

/** The form after an edit: the field's error and the common error clear. */
export const editEmail = (form: CredentialsForm, email: string): Partial<CredentialsForm> => ({
  email,
  problems: { ...form.problems, email: null },
  error: null,
});

export const editPassword = (form: CredentialsForm, password: string): Partial<CredentialsForm> => ({
  password,
  problems: { ...form.problems, password: null },
  error: null,
});

export const findProblems = ({ email, password }: Credentials): CredentialsForm['problems'] => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});

export function isFilledIn(credentials: Credentials): boolean {
  const problems = findProblems(credentials);
  return problems.email === null && problems.password === null;
}
