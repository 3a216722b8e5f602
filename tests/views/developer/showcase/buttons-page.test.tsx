import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { ButtonsPage } from '../../../../src/views/developer/showcase/ButtonsPage.tsx';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

// The exact values.
const variants = [
  'FilledAccent1',
  'FilledAccent2',
  'FilledPageBg',
  'Outlined',
  'Flat',
  'Transparent',
  'FilledGray',
  'FilledAccent1Light',
  'FilledAccent2Light',
  'FilledDanger',
  'Primary',
];
const sizes = ['Default', 'Flat', 'Big', 'Small', 'Label'];

const open = () =>
  renderFlow(
    onStage(clipboardMachine, () => undefined),
    (flow) => <ButtonsPage flow={flow}>{null}</ButtonsPage>,
    { path: '/buttons' },
  );

const codeOf = (name: string) => screen.getByRole('group', { name: `Code: ${name}` }).textContent;

beforeEach(() => {
  history.replaceState(null, '', '/buttons');
});

test('every variant in every size', async () => {
  await open();
  const table = within(screen.getByRole('table'));
  const shown = table.getAllByRole('button').map((button) => `${button.dataset['variant']} ${button.dataset['size']}`);
  expect(shown.toSorted()).toEqual(variants.flatMap((variant) => sizes.map((size) => `${variant} ${size}`)).toSorted());
});

test('pressing one shows and copies its code', async () => {
  const { user, stage } = await open();
  await user.click(screen.getByRole('button', { name: 'Save: FilledGray, Big' }));
  const code = '<Button variant="FilledGray" size="Big">Save</Button>';
  expect(stage.call('writeText').input).toEqual({ text: code });
  expect(codeOf('The button pressed last')).toBe(code);
});

test.each(variants)('%s in each state, in the chosen size, with its code', async (variant) => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Small' }));
  const shownIn = (state: string) => {
    const [, shown] = within(screen.getByRole('group', { name: `Code: ${variant}, ${state}` }).closest('figure') ?? document.body)
      .getAllByRole(state === 'As a link' ? 'link' : 'button')
      .toReversed();
    return (
      shown ??
      screen
        .getByRole('group', { name: `Code: ${variant}, ${state}` })
        .closest('figure')
        ?.querySelector('a')
    );
  };
  const look = `variant="${variant}" size="Small"`;
  for (const state of ['Normal', 'With an icon', 'Loading', 'Disabled', 'As a link'])
    expect([shownIn(state)?.dataset['variant'], shownIn(state)?.dataset['size']]).toEqual([variant, 'Small']);
  expect(codeOf(`${variant}, Normal`)).toBe(`<Button ${look}>Save</Button>`);
  expect(codeOf(`${variant}, With an icon`)).toBe(`<Button ${look} icon={<ChefHat />}>Save</Button>`);
  expect(shownIn('With an icon')?.querySelector('svg')).not.toBeNull();
  expect(codeOf(`${variant}, Loading`)).toBe(`<Button ${look} isLoading>Save</Button>`);
  expect(shownIn('Loading')?.getAttribute('aria-busy')).toBe('true');
  expect(codeOf(`${variant}, Disabled`)).toBe(`<Button ${look} disabled>Save</Button>`);
  expect(shownIn('Disabled')?.hasAttribute('disabled')).toBe(true);
  expect(codeOf(`${variant}, As a link`)).toBe(`<ButtonLink ${look} href="/buttons">Save</ButtonLink>`);
});

test('the animations can be replayed', async () => {
  const { user } = await open();
  const animated = () => screen.getByRole('group', { name: 'Code: Pulsate' }).closest('figure')?.querySelector('span');
  const before = animated();
  await user.click(screen.getByRole('button', { name: 'Play again' }));
  expect(animated()).not.toBe(before);
});

test('the contents lead to each section', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash }) => document.querySelector(hash)?.tagName)).toEqual(links.map(() => 'SECTION'));
});

test('code that could not be copied is selected, with instructions', async () => {
  const { user, refuse } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy the code: Pulsate' }));
  await refuse('writeText', new DOMException('Denied', 'NotAllowedError'));
  expect(getSelection()?.toString()).toBe(codeOf('Pulsate'));
  expect(screen.getByText(/press Ctrl\+C/).closest('output')).not.toBeNull();
});
