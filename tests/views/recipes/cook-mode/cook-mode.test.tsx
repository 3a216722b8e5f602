import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cookModeMachine } from '../../../../machines/recipes/cook-mode.machine.ts';
import { CookModePage } from '../../../../src/views/recipes/cook-mode/CookModePage.tsx';
import { Ring } from '../../../../src/views/recipes/cook-mode/TimerRing.tsx';
import { noVoice } from '../../../machines/recipes/hands-free.fixture.ts';
import { onStage } from '../../../support/stage.ts';
import { shakshuka } from '../../../support/views/recipes.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { renderView } from '../../../support/views/render-view.tsx';
import { member } from '../../../support/views/sessions.ts';

async function cook() {
  const stage = onStage(cookModeMachine, ({ newId }) => ({
    companyUri: 'ana',
    guid: 'recipe-1',
    servings: null,
    unitSystem: null,
    have: null,
    oven: null,
    voice: noVoice,
    progress: null,
    newId,
    today: () => '2026-11-23',
  }));
  const view = await renderFlow(stage, (flow) => <CookModePage flow={flow}>{null}</CookModePage>, { session: member });
  await view.answer('loadRecipe', shakshuka);
  return view;
}

test('fills the screen; a timer is offered with its step before the timers are loaded', async () => {
  await cook();
  expect(document.querySelector('[data-full-screen]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Start timer: 20 min' })).toBeDefined();
});

test('the arrow of Next follows its word, and that of Previous precedes it', async () => {
  await cook();
  const iconIn = (name: string) =>
    [...(screen.getByRole('button', { name }).querySelector('span')?.childNodes ?? [])].map((node) => node.nodeName);
  expect(iconIn('Next step')).toEqual(['#text', 'svg']);
  expect(iconIn('Previous step')).toEqual(['svg', '#text']);
});

test('after the last step the dish is ready, and its cook is asked how it was', async () => {
  const { user } = await cook();
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByRole('heading', { name: 'Enjoy your meal!' })).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Previous step' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Step 3 of 3');
});

test.each([
  [1, '100 100'],
  [0.5, '50 100'],
  [0, '0 100'],
])('a ring is filled as far as time is left: %d', (share, dashes) => {
  const { container } = renderView(<Ring share={share} />);
  expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe(dashes);
});
