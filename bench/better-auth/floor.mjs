// Verifications of one of better-auth's own hashes per second, as many at once as the sign-ins that are held against them.
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { argv, stdout } from 'node:process';
import { rate } from '../statistics.ts';

const password = 'make-any-dish';
const hash = await hashPassword(password);
const check = async () => {
  if (!(await verifyPassword({ hash, password }))) throw new Error('The hash does not fit its own password.');
};
stdout.write(String(await rate(check, { width: 16, seconds: Number(argv[2]) })));
