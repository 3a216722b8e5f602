// `npm run bench -- --cookbook [--recipes 10000]`: a cookbook of that size on PostgreSQL, as its owner's browser asks for it. It reports; it never fails.
import { env, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { fillPath } from '../contract/endpoint.ts';
import { kitchenEndpoints } from '../contract/kitchen/kitchen-endpoints.ts';
import { openDatabase } from '../server/db/open.ts';
import { migrate } from '../server/db/migrate.ts';
import { indexRecipes } from '../server/recipes/search/index-recipes.ts';
import { readConfig } from '../server/config.ts';
import { createSession } from '../server/sign-in/sessions.ts';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Product } from '../tests/support/e2e/product.ts';
import { amountsOf } from './console/amounts.ts';
import { seed } from './console/seed.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { duration, progress, ratio, table, type Figure } from './report.ts';
import { calls, callerOf, p95 } from './timed-calls.ts';

const mostMilliseconds = 50;
const options = { cookbook: { type: 'boolean' }, recipes: { type: 'string', default: '10000' } } as const;
const amounts = amountsOf({ users: '1', recipes: parseArgs({ options }).values.recipes });
exitOnSignals();

const databaseUrl = env['BENCH_DATABASE_URL'] ?? '';
const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, () => {}, null);
await migrate(db);
progress(`A cookbook of ${amounts.recipes.toLocaleString('en')} recipes...`);
const [filled] = await db.selectFrom('users').select('guid').limit(1).execute();
if (filled === undefined) await seed(db, Date.now(), amounts, progress);
// As the janitor does, a few at a time.
await indexRecipes(db, null, amounts.recipes);
// As autovacuum does of a table that has grown.
await sql`analyze recipe_texts`.execute(db);

const owner = await db.selectFrom('users').select('guid').executeTakeFirstOrThrow();
const { uri } = await db.selectFrom('companies').select('uri').executeTakeFirstOrThrow();
const { token } = await createSession(
  db,
  { clock: { now: () => Date.now() }, config: readConfig({}) },
  { guid: owner.guid, isStaff: false, userAgent: '' },
);
const product = await Product.start({ ...serverEnvironment(), NODE_ENV: 'production', DATABASE_URL: databaseUrl });
const send = callerOf(product, `session=${token}`);
const guids = await db.selectFrom('recipes').select('guid').where('trashed_at', 'is', null).limit(calls).execute();
const guidAt = (turn: number) => guids[turn % guids.length]?.guid ?? '';

interface Page {
  next: string | null;
}
const list = (query: string) => send<Page>(`${kitchenEndpoints.listRecipes.path}?${query}`);
const { next } = await list('sort=title');
/** The category that most of them are in. */
const { slug: section } = await db
  .selectFrom('categories')
  .innerJoin('recipe_categories', 'category_guid', 'guid')
  .select('slug')
  .groupBy('slug')
  .orderBy((is) => is.fn.countAll(), 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();

/** A row by its key, asked by this process: what no list can be faster than. */
const floor = await p95((turn) => db.selectFrom('recipes').selectAll().where('guid', '=', guidAt(turn)).executeTakeFirstOrThrow());
const looks: Record<string, (turn: number) => Promise<unknown>> = {
  'the newest': () => list('facets=yes'),
  'by title': () => list('sort=title'),
  'the next page by title': () => list(`sort=title&before=${next}`),
  'a search by a word': () => list('q=soup'),
  'a search by two words and an ingredient': () => list('q=chicken%20lemon%20garlic'),
  'a search with a typo': () => list('q=spagetti%20carbonarra'),
  'a search by a word that no recipe has': () => list('q=xylophone'),
  'quick pasta, vegetarian': () => list('category=pasta&diet=vegetarian&minutes=30'),
  'recipes of a category of staff': () => list(`section=${section}&facets=yes`),
  'recipes of a category of staff, by title': () => list(`section=${section}&sort=title`),
  'what lacks the least of ten foods': () => list('have=egg,flour,butter,milk,onion,garlic,tomato,rice,chicken,cheese'),
  'what lacks the least with what is always at home': () => list('home=fewest'),
  'what can be made of ten foods': () => list('have=egg,flour,butter,milk,onion,garlic,tomato,rice,chicken,cheese&home=all'),
  'one recipe': (turn) => send(fillPath(kitchenEndpoints.getRecipe.path, { companyUri: uri, guid: guidAt(turn) })),
};
const figures: Figure[] = [duration('Cookbook: a row by its key, p95', mostMilliseconds, floor)];
for (const [name, act] of Object.entries(looks)) {
  progress(name);
  const taken = await p95(act);
  figures.push(
    duration(`Cookbook: ${name}, p95`, mostMilliseconds, taken),
    ratio(`Cookbook: ${name}, p95 of a row by its key`, {}, taken, floor, 'ms'),
  );
}

await product.dispose();
await close();
stdout.write(`\n${table(figures)}\n`);
