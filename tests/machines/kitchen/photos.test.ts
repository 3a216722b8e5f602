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

test('each chosen file goes its own way, and the kitchen hears of all of them', async () => {
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

test('one that failed is told before those that are still coming: somebody has to look', () => {
  const stage = begin();
  stage.actor.send({ type: 'files.chosen', files: ['a.jpg', 'b.jpg'] });
  stage.actor.send({ type: 'photo.changed', id: 'id-2', photo: null, is: 'failed' });
  expect(lastTold(stage)).toMatchObject({ are: 'failed' });
  stage.actor.send({ type: 'photo.removed', id: 'id-2' });
  expect(lastTold(stage)).toMatchObject({ are: 'coming' });
});

test('there is room for four; what is left out is said, not passed over', () => {
  const stage = begin(photo, otherPhoto);
  stage.actor.send({ type: 'files.chosen', files: ['a', 'b', 'c', 'd', 'e'] });
  expect([ids(stage).length, note(stage), stage.actor.getSnapshot().value]).toEqual([mostPhotos, { type: 'tooMany', count: 3 }, 'full']);
  stage.actor.send({ type: 'files.chosen', files: ['f'] });
  expect([ids(stage).length, note(stage)]).toEqual([mostPhotos, { type: 'tooMany', count: 1 }]);
  stage.actor.send({ type: 'photo.removed', id: photo.id });
  expect([ids(stage).length, note(stage), stage.actor.getSnapshot().value]).toEqual([3, { type: 'removed', count: 3 }, 'open']);
});

test('one that is removed is on its way no more', () => {
  const stage = begin();
  stage.actor.send({ type: 'files.chosen', files: ['a.jpg'] });
  stage.actor.send({ type: 'photo.removed', id: 'id-1' });
  expect(stage.call('keepPhoto').signal.aborted).toBe(true);
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [], are: 'there' });
});

test('a move says where to, and the first photo is another one', () => {
  const stage = begin(photo, otherPhoto);
  stage.actor.send({ type: 'photo.moved', id: otherPhoto.id, place: 0 });
  expect(note(stage)).toEqual({ type: 'moved', place: 1, count: 2 });
  expect(lastTold(stage)).toEqual({ type: 'photos.changed', photos: [otherPhoto, photo], are: 'there' });
});

test('whatever is moved wherever, no photo is lost or there twice, and the rest keeps its order', () => {
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
