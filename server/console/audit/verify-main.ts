import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { readEnvironment } from '../../environment.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify.ts';

/* `npm run audit`: shows that no entry of the audit log was removed or changed. */

const say = (line: string) => void stdout.write(`${line}\n`);
const { values } = parseArgs({ args: argv.slice(2), options: { head: { type: 'string' } } });
const root = join(import.meta.dirname, '../../..');
const config = readConfig(readEnvironment(env, join(root, '.env')));
const { db, close } = await openDatabase({ ...config, dataDir: resolve(root, config.dataDir) }, () => {}, null);
try {
  await migrate(db, say);
  await sealAudit(db);
  const { intact, erased, head, faults, hasExpected } = await verifyAudit(db, values.head ?? null);
  say(`Entries as they were written: ${intact}. Erased with an account, or after a year: ${erased}.`);
  for (const fault of faults) say(fault);
  if (!hasExpected) say('The hash that you gave is not part of the chain: it was written anew.');
  say(`Hash of the last entry: ${head}`);
  say('Keep it in another place, and give it to the next check: npm run audit -- --head HASH');
  await close();
  exit(faults.length === 0 && hasExpected ? 0 : 1);
} catch (error) {
  await close();
  throw error;
}
