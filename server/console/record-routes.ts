import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { isDuplicate } from '../db/transaction.ts';
import { readGuidCursor } from '../http/cursor.ts';
import { Failure } from '../http/failure.ts';
import { readGuid } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { consoleLimits } from './limits.ts';
import type { Fields, Source } from './engine/source.ts';
import { hasFlag, readArea, requireStaff } from './gate.ts';
import { historyOf } from './records/changes.ts';
import { checkFields } from './records/check-fields.ts';
import { nothing, readRecord } from './records/read-record.ts';
import { createRecord, fieldsOfRestore, restoreVersion, saveRecord } from './records/save-record.ts';
import { sources } from './sources.ts';

/** If two saves use the same name or number, the second is refused and can retry. */
const refuseDuplicate = (error: unknown) => {
  throw isDuplicate(error)
    ? new Failure('conflict', i18n._('Somebody else changed this meanwhile. Please look at both and save again.'))
    : error;
};

/** Records of the console: read, save by version, history and restore. */
export function registerConsoleRecords(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock, mailer, news } = deps;
  /** What a person may do counts at once: the open pages ask again. */
  const tellPages = ({ table }: Pick<Source, 'table'>, guid: string) =>
    table === 'users' ? news.tell(guid, 'session') : Promise.resolve();

  /** The member of staff, with the permission to change records of the area. */
  async function editor(request: Parameters<typeof requireStaff>[0], params: Record<string, string>, fields: Fields) {
    const { name, area } = readArea(params['area']);
    const source = sources[name];
    const flags = area.editNeeds === null ? [area.needs] : [area.needs, area.editNeeds];
    const actor = await requireStaff(request, { flags, needsStepUp: source.needsStepUp?.(fields) ?? false });
    if (area.editNeeds === null) throw nothing();
    await takeToken(db, clock, consoleLimits.changes(actor.userGuid));
    return { name, area, source, actor, language: requestLanguage(request) };
  }

  route(app, endpoints.getRecord, {
    handler: async ({ request, params }) => {
      const { name, area } = readArea(params['area']);
      const viewer = await requireStaff(request, { flags: [area.needs] });
      const isSeen = (list: string) => hasFlag(viewer, area.listNeeds?.[list] ?? area.needs);
      return readRecord(db, sources[name], readGuid(params['guid']), requestLanguage(request), isSeen);
    },
  });

  route(app, endpoints.saveRecord, {
    handler: async ({ request, params, body }) => {
      const guid = readGuid(params['guid']);
      const { name, area, source, actor, language } = await editor(request, params, body.fields);
      const fields = checkFields(area, body.fields, false);
      const saved = await saveRecord(deps, { name, source, guid, actor, language }, { version: body.version, fields }).catch(
        refuseDuplicate,
      );
      mailer.deliver();
      await tellPages(source, guid);
      return saved;
    },
  });

  route(app, endpoints.createRecord, {
    handler: async ({ request, params, body }) => {
      const { name, area, source, actor, language } = await editor(request, params, body.fields);
      const made = await createRecord(deps, { name, source, actor, language }, checkFields(area, body.fields, true)).catch(refuseDuplicate);
      mailer.deliver();
      await tellPages(source, made.guid);
      return made;
    },
  });

  route(app, endpoints.getHistory, {
    handler: async ({ request, params, query }) => {
      const { name, area } = readArea(params['area']);
      await requireStaff(request, { flags: [area.needs] });
      return historyOf(db, name, readGuid(params['guid']), readGuidCursor('before', query.before));
    },
  });

  route(app, endpoints.restoreVersion, {
    handler: async ({ request, params, body }) => {
      const guid = readGuid(params['guid']);
      const { name } = readArea(params['area']);
      const { source, actor, language } = await editor(request, params, await fieldsOfRestore(deps, { name, guid }, body.to));
      const restored = await restoreVersion(deps, { name, source, guid, actor, language }, body).catch(refuseDuplicate);
      mailer.deliver();
      await tellPages(source, guid);
      return restored;
    },
  });
}
