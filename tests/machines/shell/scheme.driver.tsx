import { screen } from '@testing-library/react';
import { schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import { SchemeChoice } from '../../../src/views/shell/scheme/SchemeChoice.tsx';
import { schemeFixture } from './scheme.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import type { Sight } from '../../support/views/sights.ts';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Appearance' });
const shows =
  (scheme: string): Sight =>
  () =>
    choice().value === scheme;

export const schemeDriver: ViewDriver<typeof schemeMachine> = {
  machine: schemeMachine,
  fixture: schemeFixture,
  open: openFlow(schemeMachine, schemeFixture, (flow) => <SchemeChoice flow={flow}>{null}</SchemeChoice>),
  events: {
    'scheme.chosen': ({ user }, { scheme }) => user.selectOptions(choice(), scheme),
    'scheme.announced': { elsewhere: 'Another tab of the browser says it.' },
  },
  states: {
    beginning: { unseen: 'It is left at once.' },
    system: shows('system'),
    light: shows('light'),
    dark: shows('dark'),
  },
};
