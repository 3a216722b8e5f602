import { authenticatorMachine } from '../../../machines/authenticator.machine.ts';
import { authenticatorActors } from '../../services/second-steps.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openAuthenticator: OpenFlow = ({ api }) => ({
  flow: { logic: authenticatorMachine.provide({ actors: authenticatorActors(api) }), input: undefined },
  eventFor: ignoreAddress,
});
