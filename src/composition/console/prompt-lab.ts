import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { labEndpoints } from '../../../contract/console/lab.ts';
import { promptLabMachine } from '../../../machines/console/prompt-lab.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

/** The prompt lab of the version in the address: "/console/prompts/{guid}/lab". */
export const openPromptLab: OpenFlow = (scope, { params }) => {
  const { call } = scope;
  const logic = promptLabMachine.provide({
    actors: {
      stepUp: composeStepUp(scope),
      loadLab: call(labEndpoints.getLab, {
        send: ({ guid, other }: { guid: string; other: string | null }) => ({ guid, ...(other !== null && { other }) }),
      }),
      startTries: call(labEndpoints.startTries),
      cancelTries: call(labEndpoints.cancelTries),
      moveProduction: call(consoleEndpoints.saveRecord, {
        send: ({ guid, rowVersion, labels }: { guid: string; rowVersion: number; labels: readonly string[] }) => ({
          area: 'prompts',
          guid,
          version: rowVersion,
          fields: { labels: [...labels, 'production'] },
        }),
      }),
    },
  });
  return flowOf(logic, { guid: params['guid'] ?? '' });
};
