import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../server/shell/built-files.ts';

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

/** Words that stand in what only staff get. */
const forStaff = ['recording.started', 'anydish.flow-recording.1', 'listFlows'];

const folder = mkdtempSync(join(tmpdir(), 'anydish-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(program: string, args: readonly string[], env: Record<string, string>): void {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env } } as const;
  const { status, stderr } = spawnSync(process.execPath, [join(root, program), ...args], options);
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
}

/** All code and text of a build: file -> text. */
const textsIn = (cwd: string): Map<string, string> =>
  new Map(globSync('**/*.{js,css,html,json}', { cwd }).map((file) => [file, readFileSync(join(cwd, file), 'utf8')]));

const isIn = (files: ReadonlyMap<string, string>, word: string) => [...files.values()].some((text) => text.includes(word));

let forProduction: Map<string, string>;
let forDevelopment: Map<string, string>;

beforeAll(() => {
  build('node_modules/vite/bin/vite.js', ['build', '--outDir', folder], { DEV_TOOLS: '0' });
  forProduction = textsIn(folder);
  // `npm test` has made this one already.
  build('scripts/build.mjs', ['--if-stale', '--dev-tools'], {});
  const dist = textsIn(join(root, 'dist'));
  // Files of earlier builds stay beside them for a while.
  const manifest = readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8');
  forDevelopment = new Map([...dist].filter(([file]) => manifest.includes(`"${file}"`)));
}, 240_000);

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

test.each(['src/pages/first/landing.ts', 'src/pages/first/ways-in.ts'])('%s is usable after seven scripts', (page) => {
  const files = readManifest(folder).filesOf(['index.html', page, 'src/language/locales/en.po?part=src/main.tsx']);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeLessThanOrEqual(7);
  // Neither draws dishes nor asks for passkeys before somebody wants that.
  const later = ['viewBox="0 0 400 400"', 'getClientExtensionResults'];
  const begins = scripts.map((file) => forProduction.get(file) ?? '');
  expect(later.filter((word) => begins.some((code) => code.includes(word)))).toEqual([]);
  expect(later.filter((word) => !isIn(forProduction, word))).toEqual([]);
});
