import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The key that is not in the database: SECRET_KEY, or in embedded mode a generated one stored beside the database. Null for a database server without
 * SECRET_KEY, because a key in one process's folder would not work for others. Call it while the folder is locked.
 */
export function secretKeyOf({ secretKey, isEmbedded, dataDir }: Pick<Config, 'secretKey' | 'isEmbedded' | 'dataDir'>): string | null {
  if (secretKey !== null || !isEmbedded) return secretKey;
  const path = join(dataDir, 'secret-key');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
}
