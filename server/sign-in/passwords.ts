import { hash, verify } from '@node-rs/argon2';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPasswordProblem, type ProblemId } from '../../contract/validation.ts';

// OWASP's first recommendation for argon2id. `Algorithm` is an ambient enum: 2 is argon2id.
export const hashOptions = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The hash of an unknown password, at the same cost: used for the comparison when there is no account.
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$RxtpSuMkjy7gS1xehQybvA$zyAxOvyG/HfHmqhlfgDSk3Q3dRqFHumE0LQi0xSGkRQ';

/** A password typed on two systems may have different Unicode forms; NIST SP 800-63B requires normalising it before hashing. */
const inOneForm = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(inOneForm(password), hashOptions);

/** Whether the password is the account's. Takes the same time for `null`: an account without one, or no account. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await verify(passwordHash ?? dummyHash, inOneForm(password));
  return isSame && passwordHash !== null;
}

/** A key that ignores case and width: "ＰＡＳＳＷＯＲＤ" is "password", and "straße" is "STRASSE". */
const folded = (text: string) => inOneForm(inOneForm(text).toUpperCase().toLowerCase());

let common: ReadonlySet<string> | undefined;

/** ASVS 6.2.4. Loaded when the first password is chosen. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# '))
      .map(folded),
  );
  return common;
}

/** The problem of a new password for the account of `email`, or null. The address itself is as easy to guess as a common one. */
export function chosenPasswordProblem(password: string, email: string): ProblemId | null {
  return newPasswordProblem(password, (candidate) => {
    const spelt = folded(candidate);
    return commonPasswords().has(spelt) || spelt === folded(email.trim());
  });
}
