import { screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { IconsPage } from '../../../../src/views/developer/showcase/IconsPage.tsx';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
/** Every icon imported by the sources, found by a different rule than the page's. */
const imported = new Set(sources.flatMap((source) => source.split(/['"]/).filter((text) => /^lucide-react\/icons\/[\w-]+$/.test(text))));

const open = () =>
  renderFlow(
    onStage(clipboardMachine, () => undefined),
    (flow) => <IconsPage flow={flow}>{null}</IconsPage>,
    { path: '/icons' },
  );

const names = () =>
  [...document.querySelectorAll('#icons figcaption strong')].map(({ textContent }) => `lucide-react/icons/${textContent}`);

test('every icon that the sources import, and no other, as drawn', async () => {
  await open();
  expect(imported.size).toBeGreaterThan(20);
  expect(names()).toEqual([...imported].toSorted());
  for (const figure of document.querySelectorAll('#icons figure')) {
    const [first, ...others] = [...figure.querySelectorAll('figure > div svg')].slice(0, 3);
    expect(first?.childElementCount).toBeGreaterThan(0);
    expect(others).toHaveLength(2);
  }
});

test('the code of an icon is its import', async () => {
  const { user, stage } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy the code: chef-hat' }));
  expect(stage.call('writeText').input).toEqual({ text: "import ChefHat from 'lucide-react/icons/chef-hat';\n<ChefHat />" });
});

test.each(['chef', 'ChefHat', ' CHEF-hat '])('"%s" finds the hat', async (query) => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Find an icon' }), query);
  expect(names()).toEqual(['lucide-react/icons/chef-hat']);
  expect(screen.getByText('1 icon').closest('output')).not.toBeNull();
});

test('an icon is found by its component', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'PasswordField');
  expect(names()).toEqual(['lucide-react/icons/eye', 'lucide-react/icons/eye-off']);
});

test('a search without matches says so', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'no such thing');
  expect(names()).toEqual([]);
  expect(screen.getByText('No icon has such a name.')).toBeDefined();
});

test('our own drawings, each with its code', async () => {
  await open();
  const codes = [...document.querySelectorAll('#drawings code')].map(({ textContent }) => /<(\w+)/.exec(textContent)?.[1]);
  expect(codes).toEqual(['LogoMark', 'Logo', 'EmptyPlateArt', 'SpiltPotArt', 'HeroArt', 'StoreButtons']);
  for (const figure of document.querySelectorAll('#drawings figure')) expect(figure.querySelector('svg')).not.toBeNull();
});
