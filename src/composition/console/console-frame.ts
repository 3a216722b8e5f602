import { i18n } from '@lingui/core';
import { boolean } from 'superstruct';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import type { Run } from '../../../contract/console/shapes.ts';
import { consoleFrameMachine, type ConsoleFrameEvent } from '../../../machines/console/console-frame.machine.ts';
import { undoNoticeMachine } from '../../../machines/console/undo-notice.machine.ts';
import { areaOf, type Deed } from '../../../machines/console/undo-notice.model.ts';
import { fetchDeedText } from '../../pages/boxes.ts';
import { followDeeds, tellRows } from '../../services/console-news.ts';
import { storedRecord } from '../../services/stored-record.ts';
import { offerUndo, showNotice } from '../../services/toaster.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';
import { composePalette } from './palette.ts';
import { showFailure } from '../../services/failure-notice.ts';

const sayEnd = async (deed: Deed, isUndone: boolean) => showNotice((await fetchDeedText())(deed, isUndone, i18n));

const composeUndoNotice = (scope: FlowScope): typeof undoNoticeMachine =>
  undoNoticeMachine.provide({
    actors: {
      stepUp: composeStepUp(scope),
      getRun: scope.call(consoleEndpoints.getRun),
      offerUndo: fromPromise<boolean, { deed: Deed }>(async ({ input: { deed }, signal }) =>
        offerUndo((await fetchDeedText())(deed, false, i18n), signal),
      ),
      undo: fromPromise<Run | null, { deed: Deed }>(async ({ input: { deed }, signal }) => {
        if (deed.kind === 'run') return scope.api(consoleEndpoints.undoRun, { params: { guid: deed.run.guid }, signal });
        const { area, guid, version } = deed;
        await scope.api(consoleEndpoints.restoreVersion, { params: { area, guid }, body: { version, to: version }, signal });
        return null;
      }),
    },
    actions: {
      tellEnd: (_, { deed, isUndone }) => void sayEnd(deed, isUndone),
      tellFailure: (_, { error }) => void showFailure(error),
      tellRows: (_, { deed }) => {
        const area = areaOf(deed);
        if (area !== null) tellRows(area);
      },
    },
  });

/** Whether the navigation was collapsed to icons in this browser. */
const narrowNavigation = storedRecord(() => localStorage, 'anydish.console-navigation', boolean());

/** The frame around every console page. */
export const openConsoleFrame: OpenFlow = (scope) => {
  const logic = consoleFrameMachine.provide({
    actions: { rememberWidth: (_, { isNarrow }) => narrowNavigation.write(isNarrow) },
    actors: {
      palette: composePalette(scope),
      undoNotice: composeUndoNotice(scope),
      watchDeeds: fromCallback<EventObject>(({ sendBack }) =>
        followDeeds((deed) => sendBack({ type: 'deed.done', deed } satisfies ConsoleFrameEvent)),
      ),
    },
  });
  return flowOf(logic, { isNarrow: narrowNavigation.read() === true });
};
