import { is, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { envelopeSchema } from '../../contract/envelope.ts';

// A tab stays open while versions change: what it asks and understands is that of the day on which it was opened.

type AnyStruct = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'type' in value && 'schema' in value;

/** Where inside a schema a field that is not known is refused: "items[].owner". */
function strictPlaces({ type, schema }: AnyStruct, place: string): string[] {
  if (isStruct(schema)) return strictPlaces(schema, `${place}[]`);
  const fields = typeof schema === 'object' && schema !== null ? Object.entries(schema) : [];
  const inside = fields.flatMap(([name, field]) => (isStruct(field) ? strictPlaces(field, `${place}.${name}`) : []));
  return type === 'object' ? [place, ...inside] : inside;
}

const calls = Object.values(endpoints).map(({ method, path, ...call }) => ({ name: `${method} ${path}`, ...call }));

describe('an old tab understands the answers of a newer server', () => {
  test.each(calls)('$name: an additional field is accepted', ({ name, payload }) => {
    expect(strictPlaces(payload as AnyStruct, name)).toEqual([]);
  });

  test('also in the envelope', () => {
    expect(is({ status_code: 0, status_text: 'OK', payload: null, request_guid: 'new' }, envelopeSchema)).toBe(true);
  });
});

/**
 * What a call has to bring, as tabs do that are open now. Nothing may be added to a line before the oldest of these tabs has been loaded
 * anew, after two weeks: a new field begins as an optional one.
 */
const brought: Record<string, readonly string[]> = {
  'PUT /api/session/language': ['language'],
  'POST /api/session': ['email', 'password'],
  'PUT /api/session/profile': ['firstName', 'lastName'],
  'POST /session': ['email', 'password'],
  'POST /session/emails/deliveries': ['token'],
  'POST /api/session/denials': ['token'],
  'POST /session/passwords': ['email'],
  'POST /api/v1/session/passwords': ['token', 'code', 'password'],
  'POST /api/account/exports': ['currentPassword'],
  'POST /api/account/deletion': ['currentPassword'],
  'POST /api/account/messages': ['words', 'page', 'language', 'wantsAnswer', 'requestKey'],
  'PUT /api/account/password': ['currentPassword', 'newPassword'],
  'POST /api/console/category-names': ['names', 'languages'],
  'PUT /api/console/recipes/:guid/content': ['version', 'title', 'ingredients', 'steps', 'summary', 'reason', 'isMailed'],
  'POST /api/account/email': ['email', 'currentPassword'],
  'POST /api/account/email/codes': ['email'],
  'POST /api/account/email/verifications': ['token', 'code'],
  'POST /api/account/passkeys/options': ['currentPassword'],
  'POST /api/account/passkeys': ['registration'],
  'PUT /api/account/passkeys/:guid': ['name'],
  'POST /api/account/passkeys/:guid/removal': ['currentPassword'],
  'POST /api/account/recovery-codes': ['currentPassword'],
  'POST /api/trials': ['seed', 'description', 'language', 'unitSystem', 'choice', 'improvise', 'wishes', 'dismissed'],
  'POST /api/companies/:companyUri/trials': ['seed', 'description', 'language', 'unitSystem', 'choice', 'improvise', 'wishes', 'dismissed'],
  'POST /api/sign-ups/passkey/options': ['email'],
  'POST /api/sign-ups/passkey': ['registration'],
  'POST /api/session/passkey': ['assertion'],
  'POST /api/session/recovery-code': ['email', 'code'],
  'POST /api/session/second-step': ['code'],
  'POST /api/account/authenticator/keys': ['currentPassword'],
  'POST /api/account/authenticator': ['code'],
  'POST /api/account/authenticator/removals': ['currentPassword'],
  'PUT /api/account/diet': ['wishes'],
  'PUT /api/account/cooking': ['servings', 'unitSystem'],
  'POST /api/companies/:companyUri/readings': ['description', 'diets'],
  'POST /api/companies/:companyUri/recipe-jobs': [
    'requestKey',
    'description',
    'photoGuid',
    'servings',
    'unitSystem',
    'diets',
    'choice',
    'improvise',
  ],
  'POST /api/kitchen/jobs/seen': ['jobs'],
  'POST /api/kitchen/timers': ['timers'],
  'POST /api/recipes/changes': ['guids', 'change'],
  'PUT /api/companies/:companyUri/recipes/:guid/title': ['title'],
  'POST /api/companies/:companyUri/recipes/:guid/copies': ['copyKey'],
  'POST /api/companies/:companyUri/recipes/:guid/versions': ['version', 'to'],
  'PUT /api/companies/:companyUri/recipes/:guid/content': ['version', 'title', 'ingredients', 'steps'],
  'PUT /api/companies/:companyUri/recipes/:guid/notes': ['step', 'text'],
  'PUT /api/companies/:companyUri/recipes/:guid/thumb': ['version', 'thumb'],
  'POST /api/companies/:companyUri/recipes/:guid/cookings': ['version', 'cookedOn', 'note', 'photoGuid', 'requestKey'],
  'POST /api/companies/:companyUri/recipes/:guid/reports': ['version', 'kind', 'words', 'requestKey'],
  'PUT /api/companies/:companyUri/recipes/:guid/share': ['isListed', 'showsPhoto'],
  'POST /api/shared/:id/copies': ['copyKey'],
  'POST /api/shared/:id/reports': ['words', 'requestKey'],
  'POST /api/shopping/changes': ['changes', 'sentAt'],
  'POST /api/shopping/recipes': ['addKey', 'recipes', 'unitSystem'],
  'POST /api/shopping/links': ['isShared'],
  'PUT /api/shopping/pantry': ['foods'],
  'POST /api/recipes/erasures': ['guids'],
  'PUT /api/companies/:companyUri/recipes/:guid/photo': ['photoGuid'],
  'POST /api/companies/:companyUri/collections': ['guid', 'name'],
  'PUT /api/companies/:companyUri/collections/:guid': ['name'],
  'PUT /api/collections': ['guids'],
  'POST /api/console/users/:guid/login': ['reason'],
  'POST /api/console/:area/selections': ['query'],
  'POST /api/console/:area/runs': ['action', 'targets', 'requestKey'],
  'PUT /api/console/:area/records/:guid': ['version', 'fields'],
  'POST /api/console/:area/records': ['fields'],
  'POST /api/console/:area/records/:guid/restore': ['version', 'to'],
  'POST /api/console/category-tree/:guid/place': ['version', 'parent', 'before'],
  'POST /api/console/lab/:guid/tries': ['cases'],
  'POST /api/console/:area/views': ['name', 'query', 'isShared'],
  'POST /api/companies/:companyUri/transcriptions': ['requestKey', 'source', 'text', 'photoGuid', 'address', 'language'],
  'POST /api/companies/:companyUri/transcribed-recipes': [
    'requestKey', 'title', 'servings', 'prepMinutes', 'cookMinutes', 'ingredients', 'steps', 'notes', 'photoGuid', 'origin',
  ], // prettier-ignore
};

/** The fields without which a body is refused. */
function requiredFields({ schema }: AnyStruct): string[] {
  const fields = typeof schema === 'object' && schema !== null ? Object.entries(schema) : [];
  return fields.filter(([, field]) => isStruct(field) && !is(undefined, field as Struct<unknown, unknown>)).map(([name]) => name);
}

describe('a newer server accepts the requests of an old tab', () => {
  test.each(calls.filter(({ body }) => body !== null))('$name asks for no more', ({ name, body }) => {
    expect(requiredFields(body as AnyStruct)).toEqual(brought[name] ?? []);
  });

  test('and still has every call of an old tab', () => {
    expect(Object.keys(brought).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });
});
