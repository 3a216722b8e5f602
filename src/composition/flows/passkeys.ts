import { passkeysMachine } from '../../../machines/passkeys.machine.ts';
import { hasPasskeys, passkeyActors } from '../../services/passkeys.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openPasskeys: OpenFlow = (scope) => {
  const logic = passkeysMachine.provide({ actors: passkeyActors(scope.api) });
  return { flow: { logic, input: { isSupported: hasPasskeys() } }, eventFor: ignoreAddress };
};
