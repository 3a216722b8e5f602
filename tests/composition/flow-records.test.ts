import { expect, test, vi } from 'vitest';
import type { Session } from '../../contract/entities.ts';
import { appMachine } from '../../machines/shell/app.machine.ts';
import { createFlowRecords } from '../../src/composition/flow-records.ts';
import { FlowRecorder } from '../../src/recording/flow-recorder.ts';
import { ada } from '../machines/samples.ts';
import { onStage } from '../support/stage.ts';

async function openAs(session: Session) {
  const joined = vi.spyOn(FlowRecorder.prototype, 'join');
  const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  const records = createFlowRecords(stage.actor);
  await stage.answer('loadSession', session);
  return { stage, joined, records };
}

const staff: Session = { ...ada, extra: { ...ada.extra, su: { hasConsoleAccess: true } } };
const inAnothersPlace: Session = { ...ada, extra: { ...ada.extra, suLogin: { guid: 'guid-staff', email: 'staff@anydish.example' } } };

test.each([
  ['staff', staff],
  ['staff in the place of a cook', inAnothersPlace],
])('the flows of %s are recorded as soon as it is known who this is', async (_, session) => {
  const { stage, joined, records } = await openAs(session);
  await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1));
  stage.actor.send({ type: 'location.changed', path: '/account', pages: [], place: 'public' });
  const recorder = await records();
  expect(joined, 'there is one recorder').toHaveBeenCalledTimes(1);
  const app = recorder.trails().find(({ machineId }) => machineId === 'app');
  expect(app?.steps.map(({ event }) => event.type)).toEqual(['recording.started', 'location.changed']);
});

test.each([
  ['a cook', ada],
  ['staff without the console', { ...ada, extra: { su: { canManageRecipes: true } } }],
])('nothing is recorded of %s', async (_, session) => {
  const { stage, joined } = await openAs(session);
  stage.actor.send({ type: 'location.changed', path: '/account', pages: [], place: 'public' });
  await vi.dynamicImportSettled();
  expect(joined).not.toHaveBeenCalled();
});

test('what records is fetched anew each time that it is asked for after a failure', async () => {
  const { joined, records } = await openAs(ada);
  joined.mockImplementation(() => {
    throw new Error('The chunk did not come.');
  });
  await expect(records()).rejects.toThrow('did not come');
  await expect(records()).rejects.toThrow('did not come');
  joined.mockRestore();
  await expect(records()).resolves.toBeInstanceOf(FlowRecorder);
});
