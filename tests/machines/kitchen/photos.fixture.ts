import type { photosMachine } from '../../../machines/kitchen/photos.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { company } from '../samples.ts';
import { photo } from './kitchen.fixture.ts';

export const otherPhoto = { ...photo, id: 'photo-2', previewUrl: 'blob:photo-2' };

const holding = (...photos: (typeof photo)[]) => {
  return ({ newId, parent }: World) => ({ companyUri: company.uri, photos, newId, parent });
};

export const photosFixture: Fixture<typeof photosMachine> = {
  inputs: { empty: holding(), two: holding(photo, otherPhoto) },
  events: {
    'files.chosen': { one: { files: ['soup.jpg'] }, many: { files: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'] } },
    'photo.removed': { first: { id: photo.id } },
    'photo.moved': { first: { id: photo.id, place: 1 } },
    'photo.changed': { first: { id: photo.id, photo, is: 'there' } },
  },
};
