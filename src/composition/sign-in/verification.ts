import type { PromiseActorLogic } from 'xstate';
import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import type { Session } from '../../../contract/entities.ts';
import { deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import { resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import { verificationMachine } from '../../../machines/sign-in/verification.machine.ts';
import type { Call } from '../../services/call.ts';

interface CodeCalls {
  confirmCode: PromiseActorLogic<Session, { token: string; code: string }>;
  sendCode: PromiseActorLogic<{ token: string }, { email: string }>;
}

/** The six-digit code of a mail, the resend timer, and the delivery status. */
export const composeVerification = (call: Call, { confirmCode, sendCode }: CodeCalls): typeof verificationMachine =>
  verificationMachine.provide({
    actors: {
      confirmCode,
      resend: resendMachine.provide({ actors: { sendCode } }),
      delivery: deliveryMachine.provide({
        actors: { checkDelivery: call(accountEndpoints.getDelivery, { read: ({ delivery }) => delivery }) },
      }),
    },
  });
