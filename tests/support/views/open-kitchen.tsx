import { act } from '@testing-library/react';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { KitchenPage } from '../../../src/views/kitchen/order/KitchenPage.tsx';
import { kitchenFixture } from '../../machines/kitchen/kitchen.fixture.ts';
import { ada } from '../../machines/samples.ts';
import { childOf } from '../perform.ts';
import type { Shown } from './driver.ts';
import { openFlow } from './open-flow.tsx';

/** Opens the kitchen with an empty order, to replay a machine that it runs meanwhile. */
export const openInKitchen = (child: 'reading' | 'foodSearch') => async (): Promise<Shown> => {
  const open = openFlow(kitchenMachine, kitchenFixture, (flow) => <KitchenPage flow={flow}>{null}</KitchenPage>, { session: ada });
  const shown = await open('opened');
  await act(() => shown.stage.answer('loadDraft', { stored: null, left: [] }));
  return { ...shown, subject: childOf(shown.stage.actor, child) };
};
