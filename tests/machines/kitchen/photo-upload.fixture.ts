import type { photoUploadMachine } from '../../../machines/kitchen/photo-upload.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure } from '../samples.ts';
import { photo } from './kitchen.fixture.ts';

export const keptPhoto = { ...photo, hasArrived: false };
/** Once resized, it has another preview URL. */
const smallPhoto = { ...keptPhoto, previewUrl: 'blob:small' };

const whose = { companyUri: company.uri, id: photo.id };

export const photoUploadFixture: Fixture<typeof photoUploadMachine> = {
  inputs: {
    chosen: ({ parent }) => ({ ...whose, file: 'soup.jpg', photo: null, parent }),
    kept: ({ parent }) => ({ ...whose, file: null, photo: keptPhoto, parent }),
    arrived: ({ parent }) => ({ ...whose, file: null, photo, parent }),
  },
  events: {
    'progress.made': { half: { share: 0.5 } },
    'photo.arrived': 'bare',
    'upload.failed': { offline: { error: failure('unknown') }, damaged: { error: failure('unsupportedMedia') } },
    'retry.requested': 'bare',
  },
  outputs: { keepPhoto: { kept: keptPhoto }, shrinkPhoto: { small: smallPhoto } },
  errors: {
    keepPhoto: { full: failure('unknown'), noPicture: failure('unsupportedMedia') },
    shrinkPhoto: { missing: failure('unknown'), noPicture: failure('unsupportedMedia') },
  },
};
