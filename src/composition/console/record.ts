import { fromPromise, type PromiseActorLogic } from 'xstate';
import { nameField } from '../../../contract/console/content-areas.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { areas, isAreaName, type AreaName } from '../../../contract/console/areas.ts';
import { categoryTreeEndpoints, type SuggestedName } from '../../../contract/console/category-tree.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import type { Cell, ConsoleRecord } from '../../../contract/console/shapes.ts';
import { recordMachine } from '../../../machines/console/record.machine.ts';
import type { Fields } from '../../../machines/console/record.model.ts';
import { actionKey, newRecord } from '../../../contract/console/console-paths.ts';
import { createAddressQuery } from '../../services/address-query.ts';
import { tellDeed, watchRows } from '../../services/console-news.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';
import { composeBulkAction } from './bulk-action.ts';

/** A new prompt version starts as a copy: of the version in the address, or of production. */
async function draftOf(api: FlowScope['api']): Promise<Record<string, Cell>> {
  const named = createAddressQuery().params.find(([key]) => key === 'from')?.[1];
  const query = { query: 'name=recipe&label=production', limit: '1' };
  const from = named ?? (await api(consoleEndpoints.listRows, { params: { area: 'prompts' }, query })).rows[0]?.guid;
  if (from === undefined) return {};
  const { fields } = await api(consoleEndpoints.getRecord, { params: { area: 'prompts', guid: from } });
  return { name: fields['name'] ?? null, body: fields['body'] ?? '' };
}

/** Categories alone have fields that can be suggested: their names. */
const suggestNames = (
  call: FlowScope['call'],
): PromiseActorLogic<{ fields: Fields }, { area: AreaName; fields: Fields; names: readonly string[] }> =>
  call(categoryTreeEndpoints.suggestNames, {
    send: ({ fields, names }: { area: AreaName; fields: Fields; names: readonly string[] }) => ({
      names: locales.flatMap((language) => {
        const name = fields[nameField(language)];
        return typeof name === 'string' && name.trim() !== '' ? [{ language, name: name.trim() }] : [];
      }),
      languages: locales.filter((language) => names.includes(nameField(language))),
    }),
    read: (found: SuggestedName[]) => ({ fields: Object.fromEntries(found.map(({ language, name }) => [nameField(language), name])) }),
  });

interface Saved {
  area: AreaName;
  guid: string;
  version: number | null;
  fields: Record<string, Cell>;
}

/** The flow of one record, with its calls. */
export function composeRecord(scope: FlowScope): typeof recordMachine {
  const { api, call } = scope;
  // Without a version there is nothing to save on top of.
  const saveRecord = fromPromise<ConsoleRecord, Saved>(({ input: { area, version, fields, ...rest }, signal }) =>
    version === null
      ? api(consoleEndpoints.createRecord, { params: { area }, body: { fields }, signal })
      : api(consoleEndpoints.saveRecord, { params: { area, guid: rest.guid }, body: { version, fields }, signal }),
  );
  return recordMachine.provide({
    actors: {
      bulkAction: composeBulkAction(scope),
      stepUp: composeStepUp(scope),
      loadRecord: call(consoleEndpoints.getRecord),
      saveRecord,
      uploadPicture: fromPromise<{ name: string; value: string }, { area: AreaName; name: string; file: unknown }>(
        async ({ input: { area, name: field, file }, signal }) => {
          if (!(file instanceof File)) throw new TypeError('No file was chosen.');
          const body = new FormData();
          body.set('photo', file, file.name);
          const { guid: value } = await api(consoleEndpoints.uploadPicture, { params: { area }, body, signal });
          return { name: field, value };
        },
      ),
      suggestFields: suggestNames(call),
      loadHistory: call(consoleEndpoints.getHistory, {
        send: ({ area, guid: of, before }: { area: AreaName; guid: string; before: string | null }) => ({
          area,
          guid: of,
          ...(before !== null && { before }),
        }),
      }),
      restoreVersion: call(consoleEndpoints.restoreVersion),
      watchRows,
    },
    actions: {
      tellRestored: (_, { version, ...restored }) => {
        if (version !== null) tellDeed({ kind: 'restore', version, ...restored });
      },
    },
  });
}

/** The record in the address: "/console/users/{guid}". */
export const openRecord: OpenFlow = async (scope, { path, params }) => {
  const { api, newId } = scope;
  const name = path.split('/')[2] ?? '';
  if (!isAreaName(name)) throw new Error(`The console has no area "${name}".`);
  const guid = params['guid'] ?? newRecord;
  const logic = composeRecord(scope);
  const wanted = createAddressQuery().params.find(([key]) => key === actionKey)?.[1];
  if (guid !== newRecord) return flowOf(logic, { name, area: areas[name], guid, newId, wanted });
  return flowOf(logic, { name, area: areas[name], guid: null, newId, draft: name === 'prompts' ? await draftOf(api) : {} });
};
