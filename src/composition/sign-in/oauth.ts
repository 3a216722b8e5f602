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

/** How this browser signed in last. */
export const lastMethod = storedRecord(() => localStorage, 'anydish.last-sign-in', enums(signInMethods));

/** What went wrong with a sign-in by another site that took the whole page. Told once: a reload does not tell it again. */
export const takeProblem = (): ApiError | null => readProblem(takeParameter(problemParameter));

/** The pop-up of a form. Where it is blocked, the whole page comes back to `sourcePage`. */
export const composePopUp = ({ call, sourcePage }: Pick<FlowScope, 'call' | 'sourcePage'>) =>
  popUpMachine.provide({
    actors: { showPopUp, loadSession: call(sessionEndpoints.getSession) },
    actions: {
      leaveForProvider: (_, request) => {
        // No flow is there any more when the page comes back signed in. To connect something is no sign-in.
        if (!request.loginState.dataSourceConnect) lastMethod.write(request.provider);
        leaveForProvider(request, sourcePage());
      },
    },
  });
