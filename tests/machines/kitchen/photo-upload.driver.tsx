import { act } from '@testing-library/react';
import { photoUploadMachine } from '../../../machines/kitchen/photo-upload.machine.ts';
import { photosMachine } from '../../../machines/kitchen/photos.machine.ts';
import { OrderPhotos } from '../../../src/views/kitchen/photos/OrderPhotos.tsx';
import { company } from '../samples.ts';
import { photo } from './kitchen.fixture.ts';
import { keptPhoto, photoUploadFixture } from './photo-upload.fixture.ts';
import type { AnyStage } from '../../support/perform.ts';
import { onStage } from '../../support/stage.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';
import { all, any, button, no, role, text } from '../../support/views/sights.ts';

const call = { elsewhere: 'The call that sends the photo tells it.' };
const isPreparing = role('progressbar', /^Preparing: /);
const isSending = role('progressbar', /^Sending: /);
const isAgain = button('Send the photo again');
const isRefused = text('We cannot read this file as a photo. Please choose a JPEG, PNG or WebP picture.');

const before: Record<string, (typeof photo)[]> = { chosen: [], kept: [keptPhoto], arrived: [photo] };

export const photoUploadDriver: ViewDriver<typeof photoUploadMachine> = {
  machine: photoUploadMachine,
  fixture: photoUploadFixture,
  open: async (input) => {
    const photos = before[input] ?? [];
    const stage = onStage(photosMachine, ({ newId, parent }) => ({ companyUri: company.uri, photos, newId, parent }));
    const { user } = await renderFlow(stage, (flow) => <OrderPhotos flow={flow} />);
    if (photos.length === 0) await act(async () => stage.actor.send({ type: 'files.chosen', files: ['soup.jpg'] }));
    const [first] = stage.actor.getSnapshot().context.photos;
    if (first === undefined) throw new Error('There is no photo.');
    return { stage: stage as unknown as AnyStage, subject: first.actor, user };
  },
  events: {
    'progress.made': call,
    'photo.arrived': call,
    'upload.failed': call,
    'retry.requested': press('Send the photo again'),
  },
  states: {
    beginning: { unseen: 'It is left at once.' },
    keeping: isPreparing,
    shrinking: isPreparing,
    uploading: isSending,
    arrived: all(button('Remove the photo'), no(any(isPreparing, isSending, isAgain, isRefused))),
    failed: isAgain,
    refused: all(isRefused, no(isAgain)),
  },
};
