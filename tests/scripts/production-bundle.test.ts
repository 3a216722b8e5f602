import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Words that stand in what only developers may get: the page, its drawings, its feed, the layout library, the inspector. */
const foreign = [
  '/dev/flows',
  'anydish.flows',
  'flow-recording',
  'tab.described',
  'viewer.opened',
  'Statechart',
  'stateDiagram',
  'Copy flow recording',
  'elk.algorithm',
  'org.eclipse.elk',
  'stately.ai',
  '@statelyai',
  'xstateinspector',
];

const folders: string[] = [];

/** All code and text that Vite builds, in one string. */
function build(devTools: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-bundle-'));
  folders.push(folder);
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', DEV_TOOLS: devTools, VITEST: '' },
  });
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  return globSync('**/*.{js,css,html,json}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

let forProduction: string;
let forDevelopment: string;

beforeAll(() => {
  forProduction = build('0');
  forDevelopment = build('1');
}, 240_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(foreign)('"%s" is in no file for production', (word) => {
  expect(forProduction.includes(word)).toBe(false);
});

// Else a word that was renamed would be looked for in vain for ever.
test.each(foreign.filter((word) => word !== '@statelyai'))('"%s" is in the build for development', (word) => {
  expect(forDevelopment.includes(word)).toBe(true);
});
