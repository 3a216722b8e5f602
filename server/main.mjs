// The server's process. Plain JavaScript, so that a Node version without TypeScript support can report that it is too old.
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`AnyDish needs Node ${needed} or newer; this is ${process.version}. "npm start" brings its own.\n`);
  process.exit(1);
}

// Caches compiled code for later starts, if the folder is writable.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/anydish/code'));
await import('./threads.ts');
// Imported only now: an older Node would fail in one of these files with an unhelpful message.
const { run } = await import('./run.ts');
await run();
