import { act } from '@testing-library/react';
import { modalMachine } from '../../../machines/shell/modal.machine.ts';
import { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import { ModalStack } from '../../../src/views/shell/modals/ModalStack.tsx';
import { modalFixture } from './modal.fixture.ts';
import { childOf, type AnyStage } from '../../support/perform.ts';
import { onStage } from '../../support/stage.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';
import { all, no, role, type Sight } from '../../support/views/sights.ts';

const isThere = role('dialog', 'A box');
const isSeen: Sight = () => document.querySelector('[data-open]') !== null;
const isFading = all(isThere, no(isSeen));

export const modalDriver: ViewDriver<typeof modalMachine> = {
  machine: modalMachine,
  fixture: modalFixture,
  open: async (input) => {
    const stage = onStage(modalsMachine, () => undefined);
    const { user } = await renderFlow(stage, (flow) => <ModalStack flow={flow}>{null}</ModalStack>);
    const { key, box } = modalFixture.inputs[input]?.(stage.world) ?? {};
    if (key === undefined || box === undefined) throw new Error(`There is no box "${input}".`);
    await act(async () => stage.actor.send({ type: 'modal.requested', key, box }));
    return { stage: stage as unknown as AnyStage, subject: childOf(stage.actor, `modal.${key}`), user };
  },
  events: {
    'close.requested': press('Close'),
  },
  states: { mounting: isFading, open: all(isThere, isSeen), closing: isFading, closed: no(isThere) },
};
