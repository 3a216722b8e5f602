// `npm start`: installs and builds what is missing, then serves.
import { exit } from 'node:process';
import { build, isDevelopment } from './build.mjs';
import { runNode, setting } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await build({ devTools: isDevelopment() });
// Password hashing takes threads of the pool; four are too few beside file and database work.
exit(await runNode(['server/main.mjs'], { env: { UV_THREADPOOL_SIZE: setting('UV_THREADPOOL_SIZE') || '16' } }));
