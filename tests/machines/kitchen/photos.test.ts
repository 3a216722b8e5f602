import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { mostPhotos } from '../../../contract/kitchen/photo.ts';
import { photosMachine } from '../../../machines/kitchen/photos.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company } from '../samples.ts';
import { photo } from './kitchen.fixture.ts';
import { otherPhoto } from './photos.fixture.ts';

const begin = (...photos: (typeof photo)[]) =>
  onStage(photosMachine, ({ newId, parent }) => ({ companyUri: company.uri, photos, newId, parent }));

type Begun = ReturnType<typeof begin>;

const ids = ({ actor }: Begun) => actor.getSnapshot().context.photos.map(({ id }) => id);
const note = ({ actor }: Begun) => actor.getSnapshot().context.note;
const lastTold = ({ told }: Begun) => told().at(-1);

test('each chosen file uploads independently, and the kitchen is informed of all', async () => {
  const stage = begin();
  stage.actor.send({ type: 'files.chosen', files: ['a.jpg', 'b.jpg'] });
  const keeping = stage.calls.filter(({ src }) => src === 'keepPhoto');
  expect(keeping.map(({ input }) => input)).toEqual([
    { id: 'id-1', file: 'a.jpg' },
    { id: 'id-2', file: 'b.jpg' },
  ]);
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [], are: 'coming' });
  const [first, second] = ['id-1', 'id-2'].map((id) => ({ ...photo, id, hasArrived: true }));
  for (const one of [second, first])
    if (one !== undefined) stage.actor.send({ type: 'photo.changed', id: one.id, photo: one, is: 'there' });
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [first, second], are: 'there' });
});

test('a failed photo is reported before pending ones, because the user must act', () => {
  const stage = begin();
  stage.actor.send({ type: 'files.chosen', files: ['a.jpg', 'b.jpg'] });
  stage.actor.send({ type: 'photo.changed', id: 'id-2', photo: null, is: 'failed' });
  expect(lastTold(stage)).toMatchObject({ are: 'failed' });
  stage.actor.send({ type: 'photo.removed', id: 'id-2' });
  expect(lastTold(stage)).toMatchObject({ are: 'coming' });
});

test('the limit is four; the number left out is announced', () => {
  const stage = begin(photo, otherPhoto);
  stage.actor.send({ type: 'files.chosen', files: ['a', 'b', 'c', 'd', 'e'] });
  expect([ids(stage).length, note(stage), stage.actor.getSnapshot().value]).toEqual([mostPhotos, { type: 'tooMany', count: 3 }, 'full']);
  stage.actor.send({ type: 'files.chosen', files: ['f'] });
  expect([ids(stage).length, note(stage)]).toEqual([mostPhotos, { type: 'tooMany', count: 1 }]);
  stage.actor.send({ type: 'photo.removed', id: photo.id });
  expect([ids(stage).length, note(stage), stage.actor.getSnapshot().value]).toEqual([3, { type: 'removed', count: 3 }, 'open']);
});

test('removing a photo aborts its upload', () => {
  const stage = begin();
  stage.actor.send({ type: 'files.chosen', files: ['a.jpg'] });
  stage.actor.send({ type: 'photo.removed', id: 'id-1' });
  expect(stage.call('keepPhoto').signal.aborted).toBe(true);
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [], are: 'there' });
});

test('a move announces its target, and changes the first photo', () => {
  const stage = begin(photo, otherPhoto);
  stage.actor.send({ type: 'photo.moved', id: otherPhoto.id, place: 0 });
  expect(note(stage)).toEqual({ type: 'moved', place: 1, count: 2 });
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [otherPhoto, photo], are: 'there' });
});

test('moves never lose or duplicate a photo, and keep the order of the rest', () => {
  const place = integer({ min: -2, max: 6 });
  assert(
    property(array(tuple(place, place), { maxLength: 12 }), (moves) => {
      const stage = begin();
      stage.actor.send({ type: 'files.chosen', files: ['a', 'b', 'c', 'd'] });
      for (const [from, to] of moves) {
        const before = ids(stage);
        const id = before[from] ?? 'nobody';
        const rest = before.filter((other) => other !== id);
        const isPossible = before.includes(id) && to >= 0 && to < before.length;
        stage.actor.send({ type: 'photo.moved', id, place: to });
        expect(ids(stage)).toEqual(isPossible ? [...rest.slice(0, to), id, ...rest.slice(to)] : before);
      }
    }),
  );
});
