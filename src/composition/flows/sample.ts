import { sampleMachine } from '../../../machines/sample.machine.ts';
import { sampleActors } from '../../services/samples.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openSample: OpenFlow = (scope) => ({
  flow: { logic: sampleMachine.provide({ actors: sampleActors(scope.api) }), input: undefined },
  eventFor: ignoreAddress,
});
