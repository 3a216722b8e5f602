import type { consoleFrameMachine } from '../../../machines/console/console-frame.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { running } from './console-samples.ts';

export const consoleFrameFixture: Fixture<typeof consoleFrameMachine> = {
  inputs: { opened: () => ({ isNarrow: false }), narrow: () => ({ isNarrow: true }) },
  events: {
    'deed.done': { suspending: { deed: { kind: 'run', run: running } } },
    'undo.offer.changed': { offered: { id: '1', isOffered: true } },
    'undo.requested': 'bare',
    'navigation.toggled': 'bare',
  },
};
