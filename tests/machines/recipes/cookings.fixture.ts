import type { CookingPage } from '../../../contract/recipes/feedback-endpoints.ts';
import type { cookingsMachine } from '../../../machines/recipes/cookings.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

const cooking = { guid: 'guid-cooking', cookedOn: '2026-11-20', version: 1, note: 'Too salty.', photoGuid: null };
const earlier = { ...cooking, guid: 'guid-earlier', cookedOn: '2026-10-01', note: '' };

/** A list with a next page. */
export const cookedPage: CookingPage = { times: 2, lastOn: '2026-11-20', items: [cooking], next: '2026-11-20 guid-cooking' };
export const cookedAll: CookingPage = { ...cookedPage, items: [earlier], next: null };
const today = () => '2026-11-23';

export const cookingsFixture: Fixture<typeof cookingsMachine> = {
  inputs: {
    opened: ({ newId }) => ({ companyUri: company.uri, guid: recipe.guid, page: cookedPage, form: null, newId, today }),
  },
  events: {
    'cooking.begun': 'bare',
    'form.changed': { dated: { change: { cookedOn: '2026-11-22' } }, undated: { change: { cookedOn: '' } } },
    'photo.chosen': { dish: { file: new File(['x'], 'dish.jpg', { type: 'image/jpeg' }) } },
    'photo.removed': 'bare',
    'form.submitted': { first: { version: 1 } },
    'form.left': 'bare',
    'more.requested': 'bare',
    'removal.requested': { newest: { cooking: cooking.guid } },
  },
  outputs: {
    uploadPhoto: { kept: { guid: 'guid-photo' } },
    addCooking: { first: { ...cookedPage, times: 3 } },
    loadMore: { rest: cookedAll },
    confirmRemoval: { yes: true, no: false },
    removeCooking: { left: { times: 1, lastOn: '2026-10-01' } },
  },
  errors: {
    uploadPhoto: { heic: failure('unsupportedMedia') },
    addCooking: { full: failure('conflict') },
    loadMore: { offline: failure('unknown') },
    confirmRemoval: { unseen: failure('unknown') },
    removeCooking: { offline: failure('unknown') },
  },
};
