import { kitchenTimersMachine } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import { Ringing } from '../../../src/views/kitchen/timers/RingingTimers.tsx';
import { TimersOf } from '../../../src/views/kitchen/timers/TimersMenu.tsx';
import type { Shown, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, role } from '../../support/views/sights.ts';
import { kitchenTimersFixture } from './kitchen-timers.fixture.ts';

const unseen = { unseen: 'Whether the server knows is nothing that a cook looks at.' };

const openTimers = openFlow(kitchenTimersMachine, kitchenTimersFixture, (flow) => (
  <>
    <Ringing flow={flow} />
    <TimersOf flow={flow} />
  </>
));

async function open(input: string): Promise<Shown> {
  const shown = await openTimers(input);
  // jsdom has no popovers: the list is always open.
  document.querySelector('[popover]')?.removeAttribute('popover');
  return shown;
}

const isListed = ({ context: { timers } }: { context: { timers: readonly { guid: string; isStopped: boolean }[] } }) =>
  timers.some(({ guid, isStopped }) => guid === 'eggs' && !isStopped);
const rings = role('alert', '');

export const kitchenTimersDriver: ViewDriver<typeof kitchenTimersMachine> = {
  machine: kitchenTimersMachine,
  fixture: kitchenTimersFixture,
  open,
  events: {
    'timer.started': { elsewhere: 'It is started in cook mode, which the browser tests press.' },
    'timer.extended': { when: isListed, gesture: press('+1 min: Boil eggs') },
    'timer.stopped': { when: isListed, gesture: press('Stop: Boil eggs') },
    'timers.told': { elsewhere: 'The stream tells it.' },
    'timers.shared': { elsewhere: 'Another tab says it.' },
    'network.returned': { elsewhere: 'The server answers again.' },
  },
  states: {
    'alarm.looking': unseen,
    'alarm.resting': no(rings),
    'alarm.counting': no(rings),
    'alarm.comparing': no(rings),
    'alarm.ringing': rings,
    'server.told': unseen,
    'server.telling': unseen,
    'server.waiting': unseen,
  },
};
