// `npm run bench`: the figures that we hold ourselves to, each beside its floor or limit, all from this run. It fails only
// where a part could not be measured.
import process, { argv, stdout } from 'node:process';
import { accountFigures } from './accounts.ts';
import { alikeFigures } from './alike.ts';
import { bundleFloor, weightOf } from './bundle.ts';
import { kitchenFigures } from './kitchen.ts';
import { pageFigures } from './page-figures.ts';
import { photoFigures } from './photo-tasks.ts';
import { plain, progress, ratio, table, type Figure, type Goal } from './report.ts';
import { bytesOfRoutes } from './route-sizes.ts';
import { startServer } from './server-process.ts';
import { signIn } from './visitor.ts';

async function bundle(url: string): Promise<Figure[]> {
  progress('Bundle: a floor build, and what a browser fetches...');
  const floor = await bundleFloor();
  const { cookie, companyUri } = await signIn(url);
  const size = (what: string, goal: Goal, bytes: number) => ratio(`JS and CSS ${what}, gzip`, goal, bytes / 1024, floor / 1024, 'KiB');
  const pages = async (goal: Goal, scripts: Goal, paths: readonly string[], as = '') =>
    [...(await weightOf(url, paths, as))].flatMap(([path, weight]) => [
      size(`before ${path} can be used`, goal, weight.bytes),
      plain(`Scripts before ${path} can be used`, scripts, weight.scripts),
    ]);
  return [
    ...(await pages({ most: 1.25 }, { most: 6 }, ['/', '/login'])),
    ...(await pages({ most: 1.45 }, {}, ['/account', `/ai/${companyUri}/new`], cookie)),
    ...[...(await bytesOfRoutes())].map(([pattern, bytes]) => size(`of ${pattern}`, {}, bytes)),
  ];
}

await using server = await startServer('server/main.mjs');
const ofPages = { bundle, pageFigures };
const parts = argv.includes('--pages') ? ofPages : { ...ofPages, accountFigures, alikeFigures, kitchenFigures, photoFigures };
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  try {
    figures.push(...(await measure(server.url)));
  } catch (error) {
    // The figures of the other parts are worth having.
    progress(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
stdout.write(argv.includes('--json') ? `${JSON.stringify(figures, null, 2)}\n` : `\n${table(figures)}\n`);
