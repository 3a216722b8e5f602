import { debugMachine } from '../../../machines/debug.machine.ts';
import { debugActors } from '../../services/debug.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openDebug: OpenFlow = (scope) => ({
  flow: { logic: debugMachine.provide({ actors: debugActors(scope.api) }), input: undefined },
  eventFor: ignoreAddress,
});
