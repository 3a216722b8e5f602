import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { stepUpMachine, type StepUpRef } from '../../machines/step-up.machine.ts';
import { stepUpActors } from '../services/second-steps.ts';
import { modalBox } from '../views/modals/modal-view.ts';
import { StepUpBox } from '../views/step-up/StepUpBox.tsx';
import type { FlowScope } from './flow-scope.ts';

/** The question for a second step, in a box above the page of the flow that asks. */
export const composeStepUp = ({ api, openBox }: Pick<FlowScope, 'api' | 'openBox'>) =>
  stepUpMachine.provide({
    actors: {
      ...stepUpActors(api),
      showBox: fromPromise<unknown, { flow: StepUpRef }>(({ input, signal }) =>
        openBox(modalBox(StepUpBox, input, { title: () => t`Confirm that it is you` }), signal),
      ),
    },
  });
