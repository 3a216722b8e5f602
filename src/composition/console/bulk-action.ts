import { fromPromise } from 'xstate';
import { staffFlags } from '../../../contract/console/areas.ts';
import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import type { Row } from '../../../contract/console/shapes.ts';
import { consoleEndpoints, pageLengths } from '../../../contract/console/console-endpoints.ts';
import { bulkActionMachine, type BulkActionRef } from '../../../machines/console/bulk-action.machine.ts';
import type { BulkActionContext, ChoiceOrder } from '../../../machines/console/bulk-action.model.ts';
import { boxes } from '../../pages/boxes.ts';
import { tellDeed } from '../../services/console-news.ts';
import type { FlowScope } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

/** A bulk action on rows of any area, in a box above the calling page. */
export function composeBulkAction(scope: FlowScope) {
  const { api, call, openBox } = scope;
  const loadChoices = fromPromise<BulkActionContext['choices'], ChoiceOrder>(async ({ input: { asks, except }, signal }) => {
    if (asks === 'flag') return staffFlags.map((flag) => ({ guid: flag, title: flag }));
    if (asks === 'prompt') {
      const versions = { query: 'name=recipe&columns=version,note', limit: String(pageLengths.most) };
      const { rows } = await api(consoleEndpoints.listRows, { params: { area: 'prompts' }, query: versions, signal });
      const titleOf = ({ version, note }: Row['cells']) => [String(version), String(note ?? '')].filter((part) => part !== '').join(' · ');
      return rows.map(({ guid, cells }) => ({ guid, title: titleOf(cells) }));
    }
    const categories = await api(categoryTreeEndpoints.getCategoryChoices, { signal });
    return categories.filter(({ guid }) => !except.includes(guid)).map(({ guid, path }) => ({ guid, title: path.join(' › ') }));
  });
  return bulkActionMachine.provide({
    actors: {
      loadChoices,
      startRun: call(consoleEndpoints.startRun),
      getRun: call(consoleEndpoints.getRun),
      cancelRun: call(consoleEndpoints.cancelRun),
      undoRun: call(consoleEndpoints.undoRun),
      loadReport: call(consoleEndpoints.getReport, {
        send: ({ guid, after }: { guid: string; after: string | null }) => ({ guid, ...(after !== null && { after }) }),
      }),
      stepUp: composeStepUp(scope),
      showBox: fromPromise<unknown, { flow: BulkActionRef }>(({ input, signal }) =>
        openBox(async () => (await boxes.bulkAction())(input), signal),
      ),
    },
    actions: {
      tellRun: (_, { run, title }) => {
        if (run !== null) tellDeed({ kind: 'run', run, title });
      },
    },
  });
}
