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
  'tab.described',
  'viewer.opened',
  'Statechart',
  'stateDiagram',
  'Save as SVG',
  'elk.algorithm',
  'org.eclipse.elk',
  'stately.ai',
  '@statelyai',
  'xstateinspector',
];

const folders: string[] = [];

/** Words that stand in what only staff get. */
const forStaff = ['recording.started', 'anydish.flow-recording.1', 'listFlows'];

/** All code and text that Vite builds: file -> text. */
function build(devTools: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-bundle-'));
  folders.push(folder);
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', DEV_TOOLS: devTools, VITEST: '' },
  });
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  return new Map(globSync('**/*.{js,css,html,json}', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

const isIn = (files: ReadonlyMap<string, string>, word: string) => [...files.values()].some((text) => text.includes(word));

let forProduction: Map<string, string>;
let forDevelopment: Map<string, string>;

beforeAll(() => {
  forProduction = build('0');
  forDevelopment = build('1');
}, 240_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(foreign)('"%s" is in no file for production', (word) => {
  expect(isIn(forProduction, word)).toBe(false);
});

// Else a word that was renamed would be looked for in vain for ever.
test.each(foreign.filter((word) => word !== '@statelyai'))('"%s" is in the build for development', (word) => {
  expect(isIn(forDevelopment, word)).toBe(true);
});

test.each(forStaff)('"%s" is in production, and in no file that a page begins with', (word) => {
  const page = forProduction.get('index.html') ?? '';
  const begins = [...forProduction.keys()].filter((file) => page.includes(file));
  expect(begins.some((file) => file.endsWith('.js'))).toBe(true);
  expect(begins.filter((file) => forProduction.get(file)?.includes(word))).toEqual([]);
  expect(isIn(forProduction, word)).toBe(true);
});
