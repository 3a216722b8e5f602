import { maxNameLength } from '../../contract/validation.ts';
import { normalEmail } from '../accounts/email.ts';

/** Who somebody is to a provider. */
export interface Identity {
  /** Stays the same when everything else changes. ASVS 10.5.2. */
  subject: string;
  /** In its stored form. */
  email: string | null;
  /** Null when the provider does not say. */
  isEmailVerified: boolean | null;
  firstName: string;
  lastName: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const nameOf = (value: unknown): string => [...textOf(value)].slice(0, maxNameLength).join('');

function truthOf(value: unknown): boolean | null {
  // Apple writes its booleans as texts.
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** Reads the claims of OpenID Connect, or what Facebook calls them. */
export function readIdentity(subject: string, claims: Readonly<Record<string, unknown>>): Identity {
  const email = textOf(claims['email']);
  const [first = '', ...rest] = textOf(claims['name']).split(' ');
  const isWhole = textOf(claims['given_name']) === '';
  return {
    subject,
    email: normalEmail(email),
    isEmailVerified: truthOf(claims['email_verified']),
    firstName: nameOf(isWhole ? first : claims['given_name']),
    lastName: nameOf(isWhole ? rest.join(' ') : claims['family_name']),
  };
}
