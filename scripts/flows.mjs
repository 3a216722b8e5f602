// `npm run flows`: writes docs/flows and the list of the machines from the machines.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, onProductNode, root, say } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
const { machineListText } = await import('./flows/machine-list-text.ts');
writeFileSync(inRoot('src', 'dev', 'machine-list.ts'), machineListText(root));
const { flowFiles } = await import('./flows/flow-files.ts');
const folder = inRoot('docs', 'flows');
const files = await flowFiles(root);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
for (const [file, text] of files) writeFileSync(join(folder, file), text);
say(`${files.size} files in docs/flows`);
