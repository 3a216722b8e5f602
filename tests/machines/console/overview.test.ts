import { expect, test } from 'vitest';
import { overviewMachine } from '../../../machines/console/overview.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { overview } from './overview.fixture.ts';

test('shows a month, and other spans on request, with the old figures meanwhile', async () => {
  const { actor, answer, call } = onStage(overviewMachine, () => undefined);
  expect(call('loadOverview').input).toEqual({ days: 30 });
  await answer('loadOverview', overview);
  actor.send({ type: 'span.chosen', days: 7 });
  expect(call('loadOverview').input).toEqual({ days: 7 });
  expect(actor.getSnapshot().context.overview).toEqual(overview);
});

test('retries after a failure', async () => {
  const { actor, answer, refuse } = onStage(overviewMachine, () => undefined);
  await refuse('loadOverview', failure('unknown'));
  actor.send({ type: 'network.returned' });
  await answer('loadOverview', overview);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: null } });
});
