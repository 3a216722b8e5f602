import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { stepUpMachine, type StepUpRef } from '../../../machines/sign-in/step-up.machine.ts';
import { stepUpQuestion } from '../../services/passkeys.ts';
import { boxes, fetchAboutText } from '../../pages/boxes.ts';
import type { FlowScope } from '../flow-scope.ts';

/** Step-up authentication, in a box above the calling page that says what it is for. */
export const composeStepUp = ({ api, call, openBox }: Pick<FlowScope, 'api' | 'call' | 'openBox'>) =>
  stepUpMachine.provide({
    actors: {
      loadWays: call(secondStepEndpoints.getStepUpWays),
      askPasskey: stepUpQuestion(api),
      stepUp: call(secondStepEndpoints.stepUp),
      showBox: fromPromise<unknown, { flow: StepUpRef }>(({ input, signal }) =>
        openBox(async () => {
          const { about } = input.flow.getSnapshot().context;
          const words = about === undefined ? undefined : (await fetchAboutText())(about, i18n);
          return (await boxes.stepUp())({ ...input, words });
        }, signal),
      ),
    },
  });
