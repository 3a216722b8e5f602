import { asText, cutText, isText } from '../../../contract/text.ts';
import { maxNameLength } from '../../../contract/validation.ts';
import { normalEmail } from '../../account/email.ts';
import { oneLine, type Names } from '../../account/profile.ts';
import { Refusal } from './refusal.ts';

/** Who somebody is to a provider. */
export interface Identity extends Names {
  /** Stays the same when everything else changes. ASVS 10.5.2. */
  subject: string;
  /** In its stored form. */
  email: string | null;
  /** Null when the provider does not say. */
  isEmailVerified: boolean | null;
  /** The address is one that the provider made, and forwards what is mailed there. */
  isRelayed: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? asText(value).trim() : '');
const nameOf = (value: unknown): string => cutText(oneLine(textOf(value)), maxNameLength);

function truthOf(value: unknown): boolean | null {
  // Apple writes its booleans as texts.
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** A name in the claims of OpenID Connect: whole, or in two parts. */
export function namesIn(claims: Readonly<Record<string, unknown>>): Names {
  const [first = '', ...rest] = textOf(claims['name']).split(' ');
  const isWhole = textOf(claims['given_name']) === '';
  return {
    firstName: nameOf(isWhole ? first : claims['given_name']),
    lastName: nameOf(isWhole ? rest.join(' ') : claims['family_name']),
  };
}

/** Reads the claims of OpenID Connect, or what Facebook calls them. @throws Refusal for a subject that is no text */
export function readIdentity(subject: string, claims: Readonly<Record<string, unknown>>): Identity {
  // To mend it could make somebody else of it.
  if (!isText(subject)) throw new Refusal('failed');
  const email = textOf(claims['email']);
  return {
    subject,
    email: normalEmail(email),
    isEmailVerified: truthOf(claims['email_verified']),
    isRelayed: truthOf(claims['is_private_email']) === true,
    ...namesIn(claims),
  };
}
