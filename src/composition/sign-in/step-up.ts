import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { stepUpMachine, type StepUpRef } from '../../../machines/sign-in/step-up.machine.ts';
import { stepUpQuestion } from '../../services/passkeys.ts';
import { modalBox } from '../../views/shell/modals/modal-view.ts';
import { StepUpBox } from '../../views/sign-in/step-up/StepUpBox.tsx';
import type { FlowScope } from '../flow-scope.ts';

/** The question for a second step, in a box above the page of the flow that asks. */
export const composeStepUp = ({ api, call, openBox }: Pick<FlowScope, 'api' | 'call' | 'openBox'>) =>
  stepUpMachine.provide({
    actors: {
      loadWays: call(secondStepEndpoints.getStepUpWays),
      askPasskey: stepUpQuestion(api),
      stepUp: call(secondStepEndpoints.stepUp),
      showBox: fromPromise<unknown, { flow: StepUpRef }>(({ input, signal }) =>
        openBox(modalBox(StepUpBox, input, { title: () => t`Confirm that it is you` }), signal),
      ),
    },
  });
