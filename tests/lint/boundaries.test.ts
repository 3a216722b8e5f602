import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * A lint rule that never fires looks exactly like clean code. So every boundary is crossed here on purpose,
 * in a copy of the folders, under the repository's own configuration.
 */

const root = join(import.meta.dirname, '../..');
const importing = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;

/** File -> its text and the rule that must refuse it. */
const crossings: Record<string, [text: string, rule: string]> = {
  'contract/a-package.ts': [importing('ky'), 'no-restricted-imports'],
  'contract/machine.ts': [importing('../machines/timings.ts'), 'no-restricted-imports'],
  'contract/room/machine.ts': [importing('../../machines/room/x.ts'), 'no-restricted-imports'],
  'contract/built-in.ts': [importing('node:fs'), 'no-restricted-imports'],
  'machines/a-package.ts': [importing('react'), 'no-restricted-imports'],
  'machines/page.ts': [importing('../src/composition.ts'), 'no-restricted-imports'],
  'machines/server.ts': [importing('../server/app.ts'), 'no-restricted-imports'],
  'machines/room/page.ts': [importing('../../src/composition.ts'), 'no-restricted-imports'],
  'packages/pictures/src/lexicon.ts': [importing('@anydish/kitchen/foods'), 'no-restricted-imports'],
  'packages/pictures/src/built-in.ts': [importing('node:fs'), 'no-restricted-imports'],
  'src/server.ts': [importing('../server/app.ts'), 'no-restricted-imports'],
  'src/views/deep/server.ts': [importing('../../../server/app.ts'), 'no-restricted-imports'],
  'src/services/built-in.ts': [importing('node:fs'), 'no-restricted-imports'],
  'src/services/from-test.ts': [importing('../../tests/support/plan.ts'), 'no-restricted-imports'],
  'server/page.ts': [importing('../src/composition.ts'), 'no-restricted-imports'],
  'server/routes/machine.ts': [importing('../../machines/timings.ts'), 'no-restricted-imports'],
  'scripts/server.mjs': [importing('../server/app.ts'), 'no-restricted-imports'],
  'scripts/flows/page.ts': [importing('../../src/pages/pages.ts'), 'no-restricted-imports'],
  'src/composition/room/client.ts': [importing('ky'), 'no-restricted-imports'],
  'src/composition/root.ts': [importing('react-dom/client'), 'no-restricted-imports'],
  'src/composition/room/view.ts': [importing('../../views/room/RoomPage.tsx'), 'no-restricted-imports'],
  'src/composition/room/view-text.ts': [importing('../../views/room/room-texts.ts'), 'no-restricted-imports'],
  'src/composition/room/choice.ts': [importing('../../language/LanguageChoice.tsx'), 'no-restricted-imports'],
  'src/composition/server.ts': [importing('../../server/app.ts'), 'no-restricted-imports'],
  'src/services/root.ts': [importing('react-dom/client'), 'no-restricted-imports'],
  'src/services/element.ts': [importing('react'), 'no-restricted-imports'],
  'src/views/client.ts': [importing('ky'), 'no-restricted-imports'],
  'src/views/fetch.ts': [`export const load = () => fetch('/api/session');\n`, 'no-restricted-globals'],
  'src/views/global-fetch.ts': [`export const load = () => globalThis.fetch('/api/session');\n`, 'no-restricted-properties'],
  'src/ui/timer.ts': ['export const later = (act: () => void) => setTimeout(act, 50);\n', 'no-restricted-globals'],
  'src/ui/window-timer.ts': ['export const later = (act: () => void) => window.setTimeout(act, 50);\n', 'no-restricted-properties'],
  'src/ui/interval.ts': ['export const often = (act: () => void) => setInterval(act, 50);\n', 'no-restricted-globals'],
  'src/views/storage.ts': [`export const read = () => localStorage.getItem('x');\n`, 'no-restricted-globals'],
  'src/views/tab-storage.ts': [`export const read = () => sessionStorage.getItem('x');\n`, 'no-restricted-globals'],
  'src/views/pop-up.ts': [`export const show = () => window.open('/x');\n`, 'no-restricted-properties'],
  'src/default-export.ts': ['const x = 1;\nexport default x;\n', 'no-default-export'],
  'src/barrel.ts': [`export * from './clean.ts';\n`, 'no-barrel-file'],
  'src/any.ts': ['export const x: any = 1;\n', 'no-explicit-any'],
  'src/long.ts': [`export const x = 1;\n${'// a line\n'.repeat(260)}`, 'max-lines'],
  'server/noise.ts': [`console.log('x');\n`, 'no-console'],
  'server/ring-a.ts': [`import { b } from './ring-b.ts';\nexport const a = () => b;\n`, 'no-cycle'],
  'server/ring-b.ts': [`import { a } from './ring-a.ts';\nexport const b = () => a;\n`, 'no-cycle'],
  'server/type-ring-a.ts': [`import type { B } from './type-ring-b.ts';\nexport type A = B[];\n`, 'no-cycle'],
  'server/type-ring-b.ts': [`import type { A } from './type-ring-a.ts';\nexport type B = { a: A };\n`, 'no-cycle'],
};

/** What the arrows allow must stay allowed, else a rule that refuses everything would pass above. */
const allowed: Record<string, string> = {
  'contract/clean.ts': `import { string } from 'superstruct';\nimport { codeLength } from './validation.ts';\nexport const x = [string, codeLength];\n`,
  'contract/room/clean.ts': `import { codeLength } from '../validation.ts';\nimport { recipe } from '../recipes/recipe.ts';\nexport const x = [codeLength, recipe];\n`,
  'machines/room/clean.ts': `import { recipe } from '../../contract/recipes/recipe.ts';\nimport { errorCodes } from '../../contract/errors.ts';\nimport { timings } from '../parts/timings.ts';\nexport const x = [recipe, errorCodes, timings];\n`,
  'machines/clean.ts': `import { setup } from 'xstate';\nimport { errorCodes } from '../contract/errors.ts';\nimport { timings } from './timings.ts';\nexport const x = [setup, errorCodes, timings];\n`,
  'src/clean.ts': `import { errorCodes } from '../contract/errors.ts';\nimport { timings } from '../machines/timings.ts';\nexport const x = [errorCodes, timings];\n`,
  'src/services/clean.ts': `import ky from 'ky';\nexport const later = (act: () => void) => setTimeout(() => ky('/x').then(act), 50);\n`,
  'src/composition/clean.ts': `import { createActor } from 'xstate';\nimport { open } from '../services/clean.ts';\nexport const x = [createActor, open];\n`,
  'scripts/flows/clean.ts': `import { graph } from '../../src/recording/flow-graph.ts';\nexport const x = graph;\n`,
  'src/views/clean.tsx': `import { Button } from '../ui/Button.tsx';\nexport const x = <Button />;\n`,
  'server/clean.ts': `import { readFileSync } from 'node:fs';\nimport { errorCodes } from '../contract/errors.ts';\nexport const x = [readFileSync, errorCodes];\n`,
};

let folder: string;
let found: Map<string, string[]>;

/** File -> the rules that refused it, without their plugin's name. */
function lint(): Map<string, string[]> {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  const rules = new Map<string, string[]>(Object.keys(allowed).map((file) => [file, []]));
  for (const { filename, code } of diagnostics) rules.set(filename, [...(rules.get(filename) ?? []), code.replace(/^.*\((.*)\)$/, '$1')]);
  return rules;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anydish-boundaries-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const files = [...Object.entries(crossings).map(([file, [text]]) => [file, text] as const), ...Object.entries(allowed)];
  for (const [file, text] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(crossings))('%s is refused', (file, [, rule]) => {
  expect(found.get(file)).toContain(rule);
});

test.each(Object.keys(allowed))('%s is allowed', (file) => {
  expect(found.get(file)).toEqual([]);
});
