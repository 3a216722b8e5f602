import type { undoNoticeMachine } from '../../../machines/console/undo-notice.machine.ts';
import type { Deed } from '../../../machines/console/undo-notice.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';
import { run, running } from './console-samples.ts';

export const restored: Deed = { kind: 'restore', area: 'categories', guid: 'guid-soups', title: 'Soups', version: 4 };
export const mailed = run({ action: 'endSessions', undoableUntil: null });
export const undoing = run({ ...running, guid: 'guid-undo', undoes: 'guid-run', undoableUntil: null });

export const told =
  (deed: Deed) =>
  ({ parent }: World) => ({ id: 'id-1', deed, parent });

export const undoNoticeFixture: Fixture<typeof undoNoticeMachine> = {
  inputs: {
    done: told({ kind: 'run', run: run() }),
    running: told({ kind: 'run', run: running }),
    restored: told(restored),
    mailed: told({ kind: 'run', run: mailed }),
  },
  events: { 'undo.requested': 'bare' },
  outputs: {
    getRun: { done: run(), mailed, running },
    offerUndo: { wanted: true, kept: false },
    undo: { run: undoing, atOnce: null },
    stepUp: { given: { isDone: true }, closed: { isDone: false } },
  },
  errors: {
    getRun: { offline: failure('unknown') },
    offerUndo: { missing: failure('unknown') },
    undo: { stepUp: failure('stepUpRequired'), late: failure('conflict'), offline: failure('unknown') },
  },
  children: { stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } } },
};
