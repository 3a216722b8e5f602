import { expect, test } from 'vitest';
import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { scripted, type Call } from '../../support/scripted.ts';
import { onStage, settled } from '../../support/stage.ts';
import { ada, recipe } from '../samples.ts';
import { pageAt } from './app.fixture.ts';

test('background work continues when its page is left, and leaves no trace when it ends', async () => {
  const calls: Call[] = [];
  const { actor, answer } = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  const visit = (path: string) => actor.send({ type: 'location.changed', path, pages: [pageAt(path, path)], place: 'members' });
  const errands = () => Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith('errand.'));
  visit('/ai/adas-kitchen/recipes/guid-omelette');
  await answer('loadSession', ada);
  const logic = scripted(keptCopyMachine, calls);
  actor.send({ type: 'errand.begun', logic, input: { recipe } });
  actor.send({ type: 'errand.begun', logic, input: { recipe } });
  expect(errands()).toHaveLength(2);
  expect(calls.map(({ src, input }) => [src, input])).toEqual([
    ['fetchPhoto', { recipe }],
    ['fetchPhoto', { recipe }],
  ]);
  visit('/account');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  calls[0]?.reject(new Error('No picture.'));
  await settled();
  calls.at(-1)?.resolve(null);
  await settled();
  actor.send({ type: 'errand.begun', logic, input: { recipe } });
  expect(errands(), 'the one that is over is gone').toHaveLength(2);
});
