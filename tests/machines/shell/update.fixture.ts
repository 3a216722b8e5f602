import type { updateMachine } from '../../../machines/shell/update.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const ownBuild = 'app.one.js';

export const updateFixture: Fixture<typeof updateMachine> = {
  inputs: { start: () => ({ build: ownBuild }) },
  events: {
    'build.found': { own: { build: ownBuild }, new: { build: 'app.two.js' }, newer: { build: 'app.three.js' } },
    'update.requested': 'bare',
    'later.requested': 'bare',
    'work.ended': 'bare',
  },
  outputs: { takeOver: { done: undefined } },
  errors: { takeOver: { failed: failure('unknown') } },
};
