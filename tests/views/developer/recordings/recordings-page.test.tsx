import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordingsMachine } from '../../../../machines/developer/recordings.machine.ts';
import { RecordingsPage } from '../../../../src/views/developer/recordings/RecordingsPage.tsx';
import { recorded } from '../../../machines/developer/recordings.fixture.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

async function copying() {
  const rendered = await renderFlow(
    onStage(recordingsMachine, () => ({ isStaff: true })),
    (flow) => <RecordingsPage flow={flow}>{null}</RecordingsPage>,
    { session: member, path: '/console/recordings' },
  );
  await rendered.answer('listFlows', [recorded]);
  await rendered.user.click(screen.getByRole('button', { name: 'Copy flow recording of signIn' }));
  await rendered.answer('readRecording', '{}');
  return rendered;
}

test('announces that the recording was copied', async () => {
  const { answer } = await copying();
  expect(screen.queryByText('The recording was copied to the clipboard.')).toBeNull();
  await answer('writeText');
  expect(screen.getByText('The recording was copied to the clipboard.').closest('output')).not.toBeNull();
});

test('announces that the browser refused the copy', async () => {
  const { refuse } = await copying();
  await refuse('writeText', new DOMException('Denied', 'NotAllowedError'));
  expect(screen.getByRole('alert').textContent).toBe('Your browser blocked copying.');
});
