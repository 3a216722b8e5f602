// `npm run audit`: shows that no entry of the audit log was removed or changed. See server/console/audit/verify-main.ts.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
exit(await runNode(['server/console/audit/verify-main.ts', ...argv.slice(2)]));
