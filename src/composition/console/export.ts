import { msg } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { AreaName } from '../../../contract/console/areas.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { exportFileName, type ExportTotal, type WantedRows } from '../../../contract/console/export.ts';
import { asApiError, errorCodes, isError, type ApiError } from '../../../contract/errors.ts';
import { exportMachine, type ExportEvent } from '../../../machines/console/export.machine.ts';
import { writeRows } from '../../services/export-rows.ts';
import { choosePlace, FileTooLargeError, openFile, type FilePlace } from '../../services/file-places.ts';
import type { FlowScope } from '../flow-scope.ts';

const said = (message: string): ApiError => ({ message, statusCode: errorCodes.unknown.statusCode, payload: null });

/** Why an export failed. A broken stream gives no reason, so check whether the rows are still accessible. */
async function reasonOf(thrown: unknown, { api, refreshSession }: FlowScope, area: AreaName, signal: AbortSignal): Promise<ApiError> {
  if (thrown instanceof FileTooLargeError)
    return said(i18n._(msg`This file is too large for this browser to show its progress. Please download it without.`));
  if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError')
    return said(i18n._(msg`There is not enough space on this device.`));
  const error = asApiError(thrown);
  if (isError(error, 'notSignedIn')) refreshSession();
  if (!isError(error, 'unknown')) return error;
  try {
    await api(consoleEndpoints.listRows, { params: { area }, query: { query: '', limit: '1' }, signal });
  } catch (refusal) {
    return asApiError(refusal);
  }
  return said(i18n._(msg`The download broke off. Please try again.`));
}

/** Exports a console list to a file, with progress and cancel. */
export const composeExport = (scope: FlowScope): typeof exportMachine =>
  exportMachine.provide({
    actors: {
      choosePlace: fromPromise<unknown, { area: AreaName }>(({ input }) => choosePlace(exportFileName(input.area, Date.now()))),
      writeRows: fromCallback<EventObject, WantedRows & { place: unknown }>(({ input: { place, ...wanted }, sendBack }) => {
        const tell = (event: ExportEvent) => sendBack(event);
        const left = new AbortController();
        const { signal } = left;
        const write = async () => {
          // The target from `choosePlace` of the same service; without one, the browser's default.
          const chosen = place as FilePlace | null;
          const file = await openFile(chosen ?? { kind: 'memory', name: exportFileName(wanted.area, Date.now()) });
          try {
            const onProgress = (rows: number, total: ExportTotal | null) => tell({ type: 'rows.arrived', rows, total });
            const rows = await writeRows(wanted, { file, signal, onProgress });
            signal.throwIfAborted();
            await file.finish();
            tell({ type: 'file.written', rows });
          } catch (thrown) {
            await file.drop();
            throw thrown;
          }
        };
        write().catch(async (thrown: unknown) => {
          if (!signal.aborted) tell({ type: 'export.failed', error: await reasonOf(thrown, scope, wanted.area, signal) });
        });
        return () => left.abort();
      }),
    },
  });
