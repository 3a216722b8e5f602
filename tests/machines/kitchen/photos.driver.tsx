import { fireEvent, screen } from '@testing-library/react';
import { photosMachine, type FilesChosen } from '../../../machines/kitchen/photos.machine.ts';
import { OrderPhotos } from '../../../src/views/kitchen/photos/OrderPhotos.tsx';
import { photo } from './kitchen.fixture.ts';
import { photosFixture } from './photos.fixture.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, text } from '../../support/views/sights.ts';

const isFull = text('Four photos are the most for one recipe.');

/** At the limit the field is gone, but files can still be dropped on the photos. */
const choose: Gesture<FilesChosen> = async ({ user }, { files }) => {
  const chosen = files.map((name) => new File(['a photo'], String(name), { type: 'image/jpeg' }));
  const field = screen.queryByLabelText(/^Add (a|another) photo$/);
  if (field !== null) await user.upload(field, chosen);
  else fireEvent.drop(screen.getAllByRole('listitem')[0] ?? document.body, { dataTransfer: { files: chosen, getData: () => '' } });
};

export const photosDriver: ViewDriver<typeof photosMachine> = {
  machine: photosMachine,
  fixture: photosFixture,
  open: openFlow(photosMachine, photosFixture, (flow) => <OrderPhotos flow={flow} />),
  events: {
    'files.chosen': choose,
    'photo.removed': {
      when: ({ context: { photos } }) => photos[0]?.id === photo.id,
      gesture: press(/^Remove (the photo|photo 1)$/),
    },
    'photo.moved': {
      when: ({ context: { photos } }) => photos.length > 1 && photos[0]?.id === photo.id,
      gesture: press('Move photo 1 back'),
    },
    'photo.changed': { elsewhere: 'Each photo tells it, on its way to the server.' },
  },
  states: { open: no(isFull), full: isFull },
};
