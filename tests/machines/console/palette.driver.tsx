import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { consoleFrameMachine } from '../../../machines/console/console-frame.machine.ts';
import { paletteMachine } from '../../../machines/console/palette.machine.ts';
import { ConsolePage } from '../../../src/views/console/frame/ConsolePage.tsx';
import { PaletteBox } from '../../../src/views/console/palette/PaletteBox.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, role, text, type Sight } from '../../support/views/sights.ts';
import { staff } from './console-samples.ts';
import { paletteFixture } from './palette.fixture.ts';

function Page({ flow }: { flow: ActorRefFrom<typeof consoleFrameMachine> }) {
  const palette = useSelector(flow, (snapshot) => snapshot.children.palette);
  const isOpen = useSelector(palette, (snapshot) => snapshot?.matches('open') === true);
  return (
    <>
      <ConsolePage flow={flow}>{null}</ConsolePage>
      {isOpen && palette !== undefined && <PaletteBox content={{ flow: palette }} onClose={() => undefined} />}
    </>
  );
}

const inputs = { closed: () => ({ isNarrow: false }) };

const isEmpty: Sight = () => screen.queryByRole<HTMLInputElement>('combobox')?.value === '';

export const paletteDriver: ViewDriver<typeof paletteMachine> = {
  machine: paletteMachine,
  fixture: paletteFixture,
  open: openFlow(consoleFrameMachine, { inputs }, (flow) => <Page flow={flow} />, {
    session: staff,
    subject: (stage) => {
      const { palette } = stage.actor.getSnapshot().children;
      if (palette === undefined) throw new Error('There is no palette.');
      return palette;
    },
  }),
  events: {
    'actions.offered': { elsewhere: 'The page that is open says what can be done on it.' },
    'actions.withdrawn': { elsewhere: 'The page is left.' },
    // A phone has a button of its own.
    'palette.opened': async ({ user }) => {
      const [found] = screen.getAllByRole('button', { name: /^Find/ });
      if (found !== undefined) await user.click(found);
    },
    'text.changed': {
      // An empty field cannot be cleared.
      when: ({ context }, event) => event.text !== context.text,
      gesture: async (shown, event) => {
        if (event.text === '') await shown.user.clear(screen.getByRole('combobox'));
        else await paste('Find people, recipes, areas and actions', () => event.text)(shown, {});
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
