import { hash, verify } from '@node-rs/argon2';
import { rate } from './statistics.ts';

// As the server hashes, see server/accounts. Algorithm 2 is argon2id.
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verifications of one argon2id hash per second: what no sign-in can be faster than. */
export async function verificationsPerSecond(seconds: number): Promise<number> {
  const stored = await hash('make-any-dish', settings);
  const check = async () => {
    if (!(await verify(stored, 'make-any-dish'))) throw new Error('The hash does not fit its own password.');
  };
  return rate(check, { width: 16, seconds });
}
