import type { KeptOffline } from '../../../contract/recipes/recipe-endpoints.ts';
import type { offlineCopiesMachine } from '../../../machines/recipes/offline-copies.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure } from '../samples.ts';

export const marked = (guid: string): KeptOffline => ({ companyUri: company.uri, guid, version: 1, photoGuid: null, title: null });

export const offlineCopiesFixture: Fixture<typeof offlineCopiesMachine> = {
  inputs: { start: () => undefined },
  events: {
    'owner.known': { ada: { owner: 'ada' }, nobody: { owner: null } },
    'marks.changed': 'bare',
    'network.returned': 'bare',
    'retry.requested': 'bare',
  },
  outputs: {
    lookUp: { missing: { wanted: [marked('a'), marked('b')], copied: ['a'] }, all: { wanted: [marked('a')], copied: ['a'] } },
    copyOne: { kept: true, full: false },
  },
  errors: { lookUp: { offline: failure('unknown') }, copyOne: { gone: failure('notFound') } },
};
