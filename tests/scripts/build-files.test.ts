import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileNames } from '../../scripts/build-files.ts';

const root = '/site';
const at = (path: string) => join(root, path);

/** Module -> what it imports at once, and what it loads on demand. */
const sources: Readonly<Record<string, { now?: string[]; later?: string[]; size?: number }>> = {
  'src/main.tsx': {
    now: ['node_modules/react/index.js', 'src/app.ts'],
    later: [
      'src/pages/first/landing.ts',
      'src/pages/first/ways-in.ts',
      'src/composition/kitchen/kitchen.ts',
      'src/composition/recipes/recipe.ts',
      'src/composition/recipes/recipes.ts',
      'src/views/account/Settings.tsx',
    ],
  },
  'src/app.ts': {},
  'node_modules/react/index.js': {},
  'src/pages/first/landing.ts': { now: ['src/ui/Field.tsx', 'src/ui/Stepper.tsx', 'src/views/shell/landing/Hero.tsx'] },
  'src/pages/first/ways-in.ts': { now: ['src/ui/Field.tsx', 'src/ui/CodeField.tsx', 'src/app.ts'] },
  'src/composition/kitchen/kitchen.ts': { now: ['src/ui/Stepper.tsx', 'src/ui/Chips.tsx', 'src/ui/Photo.tsx'] },
  'src/composition/recipes/recipe.ts': { now: ['src/ui/Chips.tsx', 'src/ui/Photo.tsx', 'src/ui/Note.tsx'] },
  'src/composition/recipes/recipes.ts': { now: ['src/ui/Chips.tsx', 'src/ui/Note.tsx'] },
  'src/views/account/Settings.tsx': { now: ['src/ui/CodeField.tsx'] },
  'src/ui/Field.tsx': { now: ['src/ui/Icon.tsx'] },
  'src/ui/Icon.tsx': {},
  'src/ui/Stepper.tsx': {},
  'src/ui/CodeField.tsx': {},
  'src/ui/Chips.tsx': {},
  'src/ui/Photo.tsx': { size: 20_000 },
  'src/ui/Note.tsx': { size: 100 },
  'src/views/shell/landing/Hero.tsx': {},
};

const graph = {
  getModuleInfo: (id: string) => {
    const found = sources[id.slice(root.length + 1)];
    if (found === undefined) return null;
    const { now = [], later = [], size = 1_000 } = found;
    return { code: 'x'.repeat(size), importedIds: now.map(at), dynamicallyImportedIds: later.map(at) };
  },
};
const nameOf = fileNames(root, at('src/main.tsx'));

test.each([
  ['what every page begins with, our own', 'src/app.ts', 'shell'],
  ['what every page begins with, of others', 'node_modules/react/index.js', 'libraries'],
  ['what several places for guests load', 'src/ui/Field.tsx', 'shell'],
  ['what that imports', 'src/ui/Icon.tsx', 'shell'],
  ['a part of forms that members need too', 'src/ui/CodeField.tsx', 'forms'],
  ['a part of the landing page that members need too', 'src/ui/Stepper.tsx', 'food'],
  ['what three places for members load', 'src/ui/Chips.tsx', 'members'],
  ['much that two places load', 'src/ui/Photo.tsx', 'kitchen-recipe'],
  ['little that two places load', 'src/ui/Note.tsx', 'members'],
  ['what one page loads', 'src/views/shell/landing/Hero.tsx', null],
  ['a page', 'src/pages/first/landing.ts', null],
  ['the entry', 'src/main.tsx', null],
])('%s: %s is in the file %s', (_, path, name) => {
  expect(nameOf(at(path), graph)).toBe(name);
});

test('no file imports another that imports it', () => {
  const imports = new Map<string, Set<string>>();
  for (const path of Object.keys(sources)) {
    const from = nameOf(at(path), graph) ?? path;
    for (const needed of graph.getModuleInfo(at(path))?.importedIds ?? []) {
      const to = nameOf(needed, graph) ?? needed;
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  for (const [from, needed] of imports)
    for (const to of needed) expect([from, to, imports.get(to)?.has(from) ?? false]).toEqual([from, to, false]);
});
