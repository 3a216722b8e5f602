// `npm start`: installs and builds what is missing, then serves. A server that crashes is started again.
import { exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.mjs';
import { handedOn, runNode, say } from './runtime.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { setup } from './setup.mjs';
import { isDevelopment } from './standing.mjs';

/** Milliseconds before a start after the first crash and at most; a server that ran this long begins at the first again. */
const pause = { first: 1_000, most: 60_000, steady: 120_000 };

setup();
await build({ devTools: isDevelopment() });

const stopped = new AbortController();
for (const signal of handedOn) process.on(signal, () => stopped.abort());

/** Serves until it is stopped. 0: the server was asked to end. 1: it could not start and has said why. */
async function serve(wait = pause.first) {
  const began = performance.now();
  const code = await runNode(['server/main.mjs'], { env: serverEnvironment() });
  if (stopped.signal.aborted || code <= 1) return code;
  const now = performance.now() - began > pause.steady ? pause.first : wait;
  say(`The server has crashed (exit code ${code}). It is started again in ${now / 1000} s.`);
  await sleep(now, undefined, { signal: stopped.signal }).catch(() => undefined);
  return stopped.signal.aborted ? code : serve(Math.min(now * 2, pause.most));
}

exit(await serve());
