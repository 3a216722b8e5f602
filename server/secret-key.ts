import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The key that the database does not hold: SECRET_KEY, or with the embedded database one of its own beside it, made at the first start. Null for a
 * database server without SECRET_KEY: a key in the folder of one process would be none for the others. Call it while the folder is locked.
 */
export function secretKeyOf({ secretKey, isEmbedded, dataDir }: Pick<Config, 'secretKey' | 'isEmbedded' | 'dataDir'>): string | null {
  if (secretKey !== null || !isEmbedded) return secretKey;
  const path = join(dataDir, 'secret-key');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
}
