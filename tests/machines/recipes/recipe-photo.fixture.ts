import type { recipePhotoMachine } from '../../../machines/recipes/recipe-photo.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

const photographed = { ...recipe, photoGuid: 'guid-photo' };

export const recipePhotoFixture: Fixture<typeof recipePhotoMachine> = {
  inputs: { opened: ({ parent }) => ({ companyUri: company.uri, guid: recipe.guid, page: parent }) },
  events: {
    'photo.opened': 'bare',
    'photo.closed': 'bare',
    'photo.chosen': { dish: { file: new File(['x'], 'dish.jpg', { type: 'image/jpeg' }), shown: 'guid-before' } },
    'photo.removed': { shown: { shown: 'guid-before' } },
  },
  outputs: {
    uploadPhoto: { kept: { guid: 'guid-photo' } },
    setPhoto: { shown: photographed },
    setPhotoBack: { back: { ...recipe, photoGuid: 'guid-before' } },
    offerUndo: { undo: true, gone: false },
  },
  errors: {
    uploadPhoto: { heic: failure('unsupportedMedia') },
    setPhoto: { offline: failure('unknown') },
    setPhotoBack: { offline: failure('unknown') },
    offerUndo: { broken: failure('unknown') },
  },
};
