// `npm run seed -- --users 1000000 --recipes 3000000`: fills the PostgreSQL of DATABASE_URL, for trying the console at size.
import { env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { amountsOf } from './amounts.ts';
import { seed } from './seed.ts';

const say = (line: string) => void stdout.write(`${line}\n`);
const databaseUrl = env['DATABASE_URL'] ?? '';
if (databaseUrl === '') {
  say('Please name the database to fill: DATABASE_URL=postgres://… npm run seed -- --users 1000000 --recipes 3000000');
  exit(2);
}
const { values } = parseArgs({
  options: { users: { type: 'string', default: '1000000' }, recipes: { type: 'string', default: '3000000' }, orders: { type: 'string' } },
});
const amounts = amountsOf(values);
const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, () => {}, null);
try {
  await migrate(db, say);
  const [account] = await db.selectFrom('users').select('guid').limit(1).execute();
  if (account !== undefined) throw new Error('This database has accounts. Only an empty one is filled.');
  await seed(db, Date.now(), amounts, say);
} finally {
  await close();
}
