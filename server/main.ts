import './threads.ts';

const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`AnyDish needs Node ${needed} or newer; this is ${process.version}. "npm start" brings its own.\n`);
  process.exit(1);
}

// Only now: an older Node would fail in one of these files, with words that help nobody.
const { run } = await import('./run.ts');
await run();
