import { enums } from 'superstruct';
import type { ApiError } from '../../../contract/errors.ts';
import { problemParameter, readProblem } from '../../../contract/sign-in/oauth.ts';
import { signInMethods } from '../../../contract/sign-in/providers.ts';
import { sessionEndpoints } from '../../../contract/sign-in/session-endpoints.ts';
import { popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import { takeParameter } from '../../services/location.ts';
import { leaveForProvider, showPopUp } from '../../services/pop-up.ts';
import { storedRecord } from '../../services/stored-record.ts';
import type { FlowScope } from '../flow-scope.ts';

/** This browser's last sign-in method. */
export const lastMethod = storedRecord(() => localStorage, 'anydish.last-sign-in', enums(signInMethods));

/** Error of a full-page third-party sign-in. Read once: a reload does not repeat it. */
export const takeProblem = (): ApiError | null => readProblem(takeParameter(problemParameter));

/** The pop-up of a form. If it is blocked, the whole page goes to the provider and returns to `sourcePage`. */
export const composePopUp = ({ call, sourcePage }: Pick<FlowScope, 'call' | 'sourcePage'>) =>
  popUpMachine.provide({
    actors: { showPopUp, loadSession: call(sessionEndpoints.getSession) },
    actions: {
      leaveForProvider: (_, request) => {
        // After a full-page sign-in no flow is running, so it is handled here. Connecting an account is not a sign-in.
        if (!request.loginState.dataSourceConnect) lastMethod.write(request.provider);
        leaveForProvider(request, sourcePage());
      },
    },
  });
