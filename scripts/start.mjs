// `npm start`: installs and builds what is missing, then serves.
import { exit } from 'node:process';
import { build } from './build.mjs';
import { runNode } from './runtime.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { setup } from './setup.mjs';
import { isDevelopment } from './standing.mjs';

setup();
await build({ devTools: isDevelopment() });
exit(await runNode(['server/main.mjs'], { env: serverEnvironment() }));
