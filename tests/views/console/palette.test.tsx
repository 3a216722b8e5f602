import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/entities.ts';
import { consoleFrameMachine } from '../../../machines/console/console-frame.machine.ts';
import { paletteMachine } from '../../../machines/console/palette.machine.ts';
import { ConsolePage } from '../../../src/views/console/frame/ConsolePage.tsx';
import { useOfferedActions, type OfferedAction } from '../../../src/views/console/palette/offered-actions.ts';
import { PaletteBox } from '../../../src/views/console/palette/PaletteBox.tsx';
import { staff } from '../../machines/console/console-samples.ts';
import { ada } from '../../machines/samples.ts';
import { onStage, settled } from '../../support/stage.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The palette's box, with actions offered by a page. */
async function opened(session: Session, chosen: unknown[] = []) {
  const stage = onStage(paletteMachine, () => undefined);
  stage.actor.send({
    type: 'actions.offered',
    by: 'list',
    actions: [
      { id: 'suspend', title: 'Suspend', path: null },
      { id: 'lift', title: 'Lift the suspension', path: null },
      { id: 'make', title: 'New category', path: '/console/categories/new' },
    ],
  });
  stage.actor.send({ type: 'palette.opened' });
  const box = (flow: typeof stage.actor) => <PaletteBox content={{ flow }} onClose={(choice) => chosen.push(choice)} />;
  const { user } = await renderFlow(stage, box, { session });
  return { stage, user };
}

test('finds page actions by word, with matches at the start first, and resolves with the choice', async () => {
  const chosen: unknown[] = [];
  const { user } = await opened(staff, chosen);
  await user.type(screen.getByRole('combobox'), 'SUSP');
  expect(options()).toEqual(['SuspendAction', 'Lift the suspensionAction']);
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'suspension lift act{Enter}');
  expect(chosen).toEqual([{ by: 'list', id: 'lift' }]);
});

test('lists an action of both page and console once', async () => {
  await opened(staff);
  expect(options().filter((option) => option?.startsWith('New category'))).toEqual(['New categoryCategories']);
  expect(options()).toContain('New versionPrompts');
});

test('offers only permitted actions', async () => {
  await opened({ ...ada, extra: { ...ada.extra, su: { hasConsoleAccess: true, canManageRecipes: true } } });
  const shown = options().join(' ');
  expect(shown).toMatch(/Recipes/);
  expect(shown).not.toMatch(/Users|Prompts|New prompt|Order of the categories|New admin/);
});

function Offering({ actions }: { actions: readonly OfferedAction[] }) {
  useOfferedActions('page', actions);
  return null;
}

test('a part of a page offers its actions, and performs the chosen one', async () => {
  const done: string[] = [];
  const stage = onStage(consoleFrameMachine, () => ({ isNarrow: false }));
  const save = { id: 'save', title: 'Save', run: () => done.push('saved') };
  const actionsOf = () =>
    stage.actor
      .getSnapshot()
      .children.palette?.getSnapshot()
      .context.actions.filter(({ by }) => by === 'page') ?? [];
  const page = (flow: typeof stage.actor) => (
    <ConsolePage flow={flow}>
      <Offering actions={[save]} />
    </ConsolePage>
  );
  await renderFlow(stage, page, { session: staff });
  expect(actionsOf()).toEqual([{ by: 'page', id: 'save', title: 'Save', path: null }]);
  stage.actor.getSnapshot().children.palette?.send({ type: 'palette.opened' });
  await act(async () => {
    stage.call('showBox').resolve({ by: 'page', id: 'save' });
    await settled();
  });
  expect(done).toEqual(['saved']);
});
