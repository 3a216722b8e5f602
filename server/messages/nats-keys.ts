import type { KeyPair } from '@nats-io/jwt';
import { createPrivateKey, sign as signWith } from 'node:crypto';
import { heardSubjects } from '../../contract/kitchen/account-messages.ts';

/** How long a browser's token is valid, in milliseconds; and how long the same one is handed out again. */
export const tokenLife = { valid: 15 * 60_000, reused: 5 * 60_000 } as const;
/** Subjects that a browser may listen to at once. */
const mostSubjects = 10;
/** Tokens that are kept to be handed out again. */
const mostKept = 5_000;

interface Allowed {
  /** Subjects that the holder may listen to; without `publish` it publishes nothing. */
  listens: readonly string[];
  publishes: readonly string[];
  /** Seconds since 1970. */
  expires: number;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The 32 bytes of a seed, which has two bytes of kind before them and a checksum behind. */
function rawSeed(seed: string): Buffer {
  const bits = [...seed].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(Array.from({ length: 32 }, (_, index) => Number.parseInt(bits.slice((index + 2) * 8, (index + 3) * 8), 2)));
}

/** The same key, which signs with the code of OpenSSL: the library's own takes 40 ms a token, and derives the key anew each time. */
function withNativeSigning(pair: KeyPair): KeyPair {
  const seed = new TextDecoder().decode(pair.getSeed());
  const key = createPrivateKey({ key: Buffer.concat([keyHeader, rawSeed(seed)]), format: 'der', type: 'pkcs8' });
  const [publicKey, privateKey] = [pair.getPublicKey(), pair.getPrivateKey()];
  // Safe: its prototype is a pair.
  const fast = Object.create(pair) as KeyPair;
  return Object.assign(fast, {
    getPublicKey: () => publicKey,
    getPrivateKey: () => privateKey,
    sign: (input: Uint8Array) => new Uint8Array(signWith(null, input, key)),
  });
}

/** Signs for one account of a NATS server in operator mode. `seed` is the account's own key. */
export async function createSigner(seed: string) {
  const { createUser, encodeUser, fromSeed } = await import('@nats-io/jwt');
  const account = withNativeSigning(fromSeed(new TextEncoder().encode(seed)));
  const sign = (holder: KeyPair, { listens, publishes, expires }: Allowed, isBearer: boolean): Promise<string> =>
    encodeUser(
      'AnyDish',
      holder,
      account,
      {
        sub: { allow: [...listens] },
        pub: publishes.length > 0 ? { allow: [...publishes] } : { deny: ['>'] },
        ...(isBearer ? { bearer_token: true, allowed_connection_types: ['WEBSOCKET'], subs: mostSubjects } : {}),
      },
      { exp: expires },
    );
  return { newHolder: () => withNativeSigning(createUser()), sign };
}

/** Makes the token with which a browser listens to the news of one account. */
export type TokenFor = (userGuid: string) => Promise<string>;

/** A token for the messages of one count of the account's sessions: see contract/kitchen/account-messages.ts. */
type TokenOf = (userGuid: string, sessions: number) => Promise<string>;

/**
 * Bearer tokens (JWT) for the messages of an account, which publish nothing. One of the last minutes is handed out again, because a session is asked for often. A
 * browser needs no key: all tokens of a process name the same one, and it is known to nobody.
 */
export function createTokens(seed: string, now: () => number, life: { valid: number; reused: number } = tokenLife): TokenOf {
  const kept = new Map<string, { token: Promise<string>; sessions: number; madeAt: number }>();
  const made = createSigner(seed).then((signer) => ({ ...signer, holder: signer.newHolder() }));
  made.catch(() => undefined);
  return async (userGuid, sessions) => {
    const found = kept.get(userGuid);
    if (found?.sessions === sessions && now() - found.madeAt < life.reused) return found.token;
    const { sign, holder } = await made;
    const allowed = { listens: heardSubjects(userGuid, sessions), publishes: [], expires: Math.floor((now() + life.valid) / 1_000) };
    const token = sign(holder, allowed, true);
    kept.delete(userGuid);
    kept.set(userGuid, { token, sessions, madeAt: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return token;
  };
}
