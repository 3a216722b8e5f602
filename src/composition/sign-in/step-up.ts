import { fromPromise } from 'xstate';
import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { stepUpMachine, type StepUpRef } from '../../../machines/sign-in/step-up.machine.ts';
import { stepUpQuestion } from '../../services/passkeys.ts';
import { boxes } from '../../pages/boxes.ts';
import type { FlowScope } from '../flow-scope.ts';

/** Step-up authentication, in a box above the calling page. */
export const composeStepUp = ({ api, call, openBox }: Pick<FlowScope, 'api' | 'call' | 'openBox'>) =>
  stepUpMachine.provide({
    actors: {
      loadWays: call(secondStepEndpoints.getStepUpWays),
      askPasskey: stepUpQuestion(api),
      stepUp: call(secondStepEndpoints.stepUp),
      showBox: fromPromise<unknown, { flow: StepUpRef }>(({ input, signal }) => openBox(async () => (await boxes.stepUp())(input), signal)),
    },
  });
