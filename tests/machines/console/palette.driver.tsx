import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { paletteMachine } from '../../../machines/console/palette.machine.ts';
import { ConsolePage } from '../../../src/views/console/frame/ConsolePage.tsx';
import { PaletteBox } from '../../../src/views/console/palette/PaletteBox.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, role, text, type Sight } from '../../support/views/sights.ts';
import { staff } from './console-samples.ts';
import { paletteFixture } from './palette.fixture.ts';

function Page({ flow }: { flow: ActorRefFrom<typeof paletteMachine> }) {
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  return (
    <>
      <ConsolePage flow={flow}>{null}</ConsolePage>
      {isOpen && <PaletteBox content={{ flow }} onClose={() => undefined} />}
    </>
  );
}

const isEmpty: Sight = () => screen.queryByRole<HTMLInputElement>('combobox')?.value === '';

export const paletteDriver: ViewDriver<typeof paletteMachine> = {
  machine: paletteMachine,
  fixture: paletteFixture,
  open: openFlow(paletteMachine, paletteFixture, (flow) => <Page flow={flow} />, { session: staff }),
  events: {
    'palette.opened': press(/^Find/),
    'text.changed': {
      // An empty field cannot be emptied.
      when: ({ context }, event) => event.text !== context.text,
      gesture: async (shown, event) => {
        if (event.text === '') await shown.user.clear(screen.getByRole('combobox'));
        else await paste('Find people, recipes and areas', () => event.text)(shown, {});
      },
    },
    'retry.requested': press('Try again'),
  },
  states: {
    closed: no(role('combobox', /^/)),
    'open.empty': isEmpty,
    'open.typing': { unseen: 'Earlier hits stay while somebody types.' },
    'open.searching': text('Searching…'),
    'open.found': role('option', /^ada@anydish\.example/),
    'open.failed': text('We could not reach the server.'),
  },
};
