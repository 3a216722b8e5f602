import { fromPromise } from 'xstate';
import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { stepUpMachine, type StepUpAbout, type StepUpRef } from '../../../machines/sign-in/step-up.machine.ts';
import { stepUpQuestion } from '../../services/passkeys.ts';
import { boxes } from '../../pages/boxes.ts';
import type { FlowScope } from '../flow-scope.ts';

/** Step-up authentication, in a box above the calling page. `say`: what it is for, in the reader's language. */
export const composeStepUp = (
  { api, call, openBox }: Pick<FlowScope, 'api' | 'call' | 'openBox'>,
  say?: (about: StepUpAbout) => Promise<string>,
) =>
  stepUpMachine.provide({
    actors: {
      loadWays: call(secondStepEndpoints.getStepUpWays),
      askPasskey: stepUpQuestion(api),
      stepUp: call(secondStepEndpoints.stepUp),
      showBox: fromPromise<unknown, { flow: StepUpRef }>(({ input, signal }) =>
        openBox(async () => {
          const { about } = input.flow.getSnapshot().context;
          const words = about === undefined ? undefined : await say?.(about);
          return (await boxes.stepUp())({ ...input, words });
        }, signal),
      ),
    },
  });
