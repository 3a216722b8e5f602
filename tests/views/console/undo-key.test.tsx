import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consoleFrameMachine } from '../../../machines/console/console-frame.machine.ts';
import { ConsolePage } from '../../../src/views/console/frame/ConsolePage.tsx';
import { run, staff } from '../../machines/console/console-samples.ts';
import { onStage, settled } from '../../support/stage.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';

test('Ctrl+Z undoes the last action outside of text fields, and no single letter does', async () => {
  const stage = onStage(consoleFrameMachine, () => ({ isNarrow: false }));
  const page = (flow: typeof stage.actor) => (
    <ConsolePage flow={flow}>
      <textarea aria-label="Reason" />
    </ConsolePage>
  );
  const { user, send } = await renderFlow(stage, page, { session: staff });
  send({ type: 'deed.done', deed: { kind: 'run', run: run() } });
  await settled();
  const undone = () => stage.calls.filter(({ src }) => src === 'undo').length;

  for (const key of 'abcdefghijklmnopqrstuvwxyz') await user.keyboard(key);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await user.click(screen.getByLabelText('Reason'));
  await user.keyboard('{Control>}z{/Control}');
  await settled();
  expect(undone()).toBe(0);

  await user.click(document.body);
  await user.keyboard('{Control>}z{/Control}');
  await settled();
  expect(undone()).toBe(1);
});
