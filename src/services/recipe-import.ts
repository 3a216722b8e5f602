import { fromCallback, type EventObject } from 'xstate';
import { asApiError } from '../../contract/errors.ts';
import { importEndpoints } from '../../contract/recipes/import-endpoints.ts';
import type { ChosenFile, RecipeImportEvent } from '../../machines/recipes/recipe-import.machine.ts';
import type { Api } from './api.ts';

/** Uploads a file of recipes. Leaving the invoking state aborts the call. */
export const sendRecipeFile = (api: Api) =>
  fromCallback<EventObject, ChosenFile | null>(({ sendBack, input }) => {
    const tell = (event: RecipeImportEvent) => sendBack(event);
    const taken = new AbortController();
    const body = new FormData();
    if (input?.content instanceof Blob) body.set('file', input.content, input.name);
    const onProgress = (share: number) => tell({ type: 'progress.made', share });
    api(importEndpoints.importRecipes, { body, signal: taken.signal, onProgress }).then(
      (report) => tell({ type: 'report.arrived', report }),
      (error: unknown) => {
        if (!taken.signal.aborted) tell({ type: 'import.failed', error: asApiError(error) });
      },
    );
    return () => taken.abort();
  });
