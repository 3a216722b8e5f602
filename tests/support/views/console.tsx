import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { BulkActionRef } from '../../../machines/console/bulk-action.machine.ts';
import type { StepUpRef } from '../../../machines/sign-in/step-up.machine.ts';
import { BulkActionBox } from '../../../src/views/console/bulk-action/BulkActionBox.tsx';
import { StepUpBox } from '../../../src/views/sign-in/step-up/StepUpBox.tsx';
import type { Gesture } from './driver.ts';
import { all, heading, no, role, text, type Sight } from './sights.ts';

function useChild(flow: AnyActorRef, id: string): AnyActorRef | undefined {
  return useSelector(flow, (snapshot: AnyMachineSnapshot) => snapshot.children[id] as AnyActorRef | undefined);
}

/** The box for a second step, while a flow asks for one. */
export function StepUpAbove({ flow }: { flow: AnyActorRef }) {
  const stepUp = useChild(flow, 'stepUp');
  return stepUp === undefined ? null : <StepUpBox content={{ flow: stepUp as unknown as StepUpRef }} />;
}

/** The box of a bulk action, and the one that its second step opens above it. */
export function ActionBoxes({ flow }: { flow: AnyActorRef }) {
  return (
    <>
      <BulkActionBox content={{ flow: flow as unknown as BulkActionRef }} onClose={() => undefined} />
      <StepUpAbove flow={flow} />
    </>
  );
}

/** The box that a page of the console opens for an action. */
export function ActionAbove({ flow }: { flow: AnyActorRef }) {
  const action = useChild(flow, 'bulkAction');
  return action === undefined ? null : <ActionBoxes flow={action} />;
}

/** Something is on its way for the first time, or again while what was there stays. */
export const isFetching: Sight = () => document.querySelector('output[aria-busy=true], [data-fetching=true]') !== null;

export const isDenied = heading('You do not have access to this page');
export const isFactorless = heading('A second factor is missing');
export const hasFailed = all(text('Error loading data!'), no(role('button', 'Close')));

/** Presses one of a few that are chosen from by radio buttons. */
export const pick =
  <E,>(group: string, nameOf: (event: E) => string): Gesture<E> =>
  async ({ user }, event) =>
    user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: nameOf(event) }));
