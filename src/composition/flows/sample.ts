import { i18n } from '@lingui/core';
import { sampleEndpoints } from '../../../contract/samples.ts';
import { sampleMachine } from '../../../machines/sample.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openSample: OpenFlow = ({ call }) => {
  const logic = sampleMachine.provide({
    actors: { loadSamples: call(sampleEndpoints.listSamples, { send: () => ({ language: i18n.locale }) }) },
  });
  return flowOf(logic, undefined);
};
