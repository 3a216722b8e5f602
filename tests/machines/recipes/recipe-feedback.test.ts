import { expect, test } from 'vitest';
import { recipeFeedbackMachine, shownThumb } from '../../../machines/recipes/recipe-feedback.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';
import { cookedAll } from './cookings.fixture.ts';

async function ready() {
  const stage = onStage(recipeFeedbackMachine, ({ newId }) => ({
    companyUri: company.uri,
    guid: recipe.guid,
    newId,
    wasCooked: true,
    today: () => '2026-11-23',
  }));
  await stage.answer('loadFeedback', { thumbs: [{ version: 1, thumb: 'up' }], cookings: cookedAll, form: null });
  const shown = (version = 1) => shownThumb(stage.actor.getSnapshot().context, version);
  return { ...stage, shown };
}

test('a rating is shown at once, for its version only, and saved', async () => {
  const { actor, shown, call, answer } = await ready();
  expect([shown(1), shown(2)]).toEqual(['up', null]);
  actor.send({ type: 'thumb.given', version: 2, thumb: 'down' });
  expect([shown(1), shown(2)]).toEqual(['up', 'down']);
  expect(call('giveThumb').input).toMatchObject({ version: 2, thumb: 'down' });
  await answer('giveThumb', {});
  expect([shown(1), shown(2)]).toEqual(['up', 'down']);
});

test('a failed rating is reverted and reported', async () => {
  const { actor, shown, refuse } = await ready();
  actor.send({ type: 'thumb.given', version: 1, thumb: null });
  expect(shown()).toBeNull();
  await refuse('giveThumb', failure('unknown'));
  expect(shown()).toBe('up');
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'unsaved' }, context: { error: failure('unknown') } });
  actor.send({ type: 'thumb.given', version: 1, thumb: 'down' });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'saving' }, context: { error: null } });
});

test.each(['before it', 'while it was being saved'])(
  'a saved rating stays when the next one, pressed %s was answered, fails',
  async (when) => {
    const { actor, shown, answer, refuse } = await ready();
    actor.send({ type: 'thumb.given', version: 1, thumb: 'down' });
    if (when === 'before it') await answer('giveThumb', {});
    actor.send({ type: 'thumb.given', version: 1, thumb: null });
    if (when !== 'before it') await answer('giveThumb', {});
    await refuse('giveThumb', failure('unknown'));
    expect(shown()).toBe('down');
  },
);

test('a press during a save is saved next', async () => {
  const { actor, shown, call, calls, answer } = await ready();
  actor.send({ type: 'thumb.given', version: 1, thumb: 'down' });
  actor.send({ type: 'thumb.given', version: 1, thumb: null });
  expect(shown()).toBeNull();
  expect(
    calls.filter(({ src }) => src === 'giveThumb'),
    'one at a time',
  ).toHaveLength(1);
  await answer('giveThumb', {});
  expect([shown(), call('giveThumb').input]).toMatchObject([null, { thumb: null }]);
  await answer('giveThumb', {});
  expect([actor.getSnapshot().value, shown()]).toEqual([{ ready: 'asKept' }, null]);
});
