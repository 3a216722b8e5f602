import { passkeyEndpoints } from '../../../contract/sign-in/passkeys.ts';
import { passkeysMachine } from '../../../machines/account/passkeys.machine.ts';
import { hasPasskeys, passkeyAdder, passkeyMaker } from '../../services/passkeys.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openPasskeys: OpenFlow = ({ api, call }) => {
  const logic = passkeysMachine.provide({
    actors: {
      loadPasskeys: call(passkeyEndpoints.getPasskeys),
      beginPasskey: call(passkeyEndpoints.beginPasskey),
      makePasskey: passkeyMaker,
      addPasskey: passkeyAdder(api),
      renamePasskey: call(passkeyEndpoints.renamePasskey),
      removePasskey: call(passkeyEndpoints.removePasskey),
      makeCodes: call(passkeyEndpoints.makeRecoveryCodes, { read: ({ codes }) => codes }),
    },
  });
  return flowOf(logic, { isSupported: hasPasskeys() });
};
