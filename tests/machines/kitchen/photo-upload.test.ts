import { expect, test } from 'vitest';
import { photoUploadMachine } from '../../../machines/kitchen/photo-upload.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { photo } from './kitchen.fixture.ts';
import { keptPhoto, photoUploadFixture } from './photo-upload.fixture.ts';

const begin = (input: 'chosen' | 'kept' | 'arrived') => {
  const makeInput = photoUploadFixture.inputs[input];
  if (makeInput === undefined) throw new Error('There is no such beginning.');
  return onStage(photoUploadMachine, makeInput);
};

test('a photo is stored before it is resized, and resized before it is uploaded', async () => {
  const stage = begin('chosen');
  expect(stage.calls.map(({ src }) => src)).toEqual(['keepPhoto']);
  expect(stage.call('keepPhoto').input).toEqual({ id: photo.id, file: 'soup.jpg' });
  await stage.answer('keepPhoto', keptPhoto);
  expect(stage.call('shrinkPhoto').input).toEqual({ photo: keptPhoto });
  const small = { ...keptPhoto, previewUrl: 'blob:small' };
  await stage.answer('shrinkPhoto', small);
  expect(stage.call('sendPhoto').input).toEqual({ companyUri: 'adas-kitchen', id: photo.id });
  stage.actor.send({ type: 'photo.arrived' });
  expect(stage.told().map(({ is, photo: shown }) => [is, shown])).toEqual([
    ['coming', keptPhoto],
    ['coming', small],
    ['there', { ...small, hasArrived: true }],
  ]);
});

test('a failed upload is repeated without choosing or resizing again', async () => {
  const stage = begin('kept');
  await stage.answer('shrinkPhoto', keptPhoto);
  stage.actor.send({ type: 'progress.made', share: 0.5 });
  stage.actor.send({ type: 'upload.failed', error: failure('unknown') });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown'), share: 0.5 } });
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.actor.getSnapshot().context).toMatchObject({ error: null, share: 0 });
  await stage.answer('shrinkPhoto', keptPhoto);
  stage.actor.send({ type: 'photo.arrived' });
  expect(stage.calls.map(({ src }) => src)).toEqual(['shrinkPhoto', 'sendPhoto', 'shrinkPhoto', 'sendPhoto']);
  expect(stage.told().map(({ is }) => is)).toEqual(['coming', 'failed', 'coming', 'coming', 'there']);
});

test.each(['unsupportedMedia', 'tooLarge', 'invalidInput'] as const)('what is refused as %s is not sent again', async (name) => {
  const stage = begin('chosen');
  await stage.refuse('keepPhoto', failure(name));
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.actor.getSnapshot().value).toBe('refused');
  expect(stage.told().at(-1)).toMatchObject({ is: 'failed', photo: null });
});

test('a photo uploaded before a reload needs no work and reports nothing', () => {
  const stage = begin('arrived');
  expect([stage.actor.getSnapshot().value, stage.calls, stage.told()]).toEqual(['arrived', [], []]);
});
