import { fromPromise } from 'xstate';
import { object } from 'superstruct';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { fileNameOf, linkedDataType, toSchemaOrg } from '../../../contract/recipes/schema-org.ts';
import { takeAlongMachine } from '../../../machines/recipes/take-along.machine.ts';
import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { clipboardActors, sendText } from '../../services/clipboard.ts';
import { saveFile } from '../../services/save-file.ts';
import type { FlowScope } from '../flow-scope.ts';

/** The server's address of a recipe as linked data (JSON-LD). */
interface FilePlace {
  path: string;
  params: Record<string, string>;
  query?: Record<string, string>;
}

interface Which {
  companyUri: string;
  guid: string;
}

const ownFile = ({ companyUri, guid }: Which): FilePlace => ({ path: rawPaths.schemaOrg, params: { companyUri, guid } });

const save = (title: string, file: object) =>
  saveFile({ name: fileNameOf(title), type: linkedDataType, text: JSON.stringify(file, null, 2) });

/** Exports a recipe. `placeOf` gives the server's file address for readers other than the owner; this browser's copy is exported offline. */
export const composeTakeAlong = (scope: FlowScope, placeOf: (which: Which) => FilePlace = ownFile) =>
  takeAlongMachine.provide({
    actors: {
      clipboard: clipboardMachine.provide({ actors: clipboardActors() }),
      loadFile: fromPromise<object, Which>(({ input, signal }) => {
        const { path, ...options } = placeOf(input);
        return scope.api({ method: 'GET', path, isRaw: true, payload: object() }, { ...options, signal });
      }),
    },
    actions: {
      print: () => window.print(),
      sendText: (_, text) => sendText(text),
      saveFile: (_, { title, file }) => save(title, file),
      saveOwnFile: (_, { recipe }) => save(recipe.title, toSchemaOrg(recipe, location.origin)),
    },
  });
