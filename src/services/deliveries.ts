import type { PromiseActorLogic } from 'xstate';
import { accountEndpoints } from '../../contract/account/account-endpoints.ts';
import type { Delivery } from '../../contract/entities.ts';
import type { Call } from './call.ts';

/** Asks what became of a mail with a code. */
export const checkDelivery = (call: Call): PromiseActorLogic<Delivery, { token: string }> =>
  call(accountEndpoints.getDelivery, { read: ({ delivery }) => delivery });
