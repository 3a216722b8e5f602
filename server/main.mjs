// The server's process. Plain JavaScript: a Node that is too old to read TypeScript must get as far as saying so.
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`AnyDish needs Node ${needed} or newer; this is ${process.version}. "npm start" brings its own.\n`);
  process.exit(1);
}

// A later start reads what this one has compiled. Where nothing can be written it compiles again.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/anydish/code'));
await import('./threads.ts');
// Only now: an older Node would fail in one of these files, with words that help nobody.
const { run } = await import('./run.ts');
await run();
