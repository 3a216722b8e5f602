import { expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, summary } from '../samples.ts';

/* Every search starts on its first page, is written to the address, and includes the typed food. */

const page = (...names: string[]) => ({ items: names.map((name) => summary(name)), next: 'cursor' });

async function listed() {
  const stage = onStage(recipesMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    newId,
    filters: { sort: 'title' as const },
    shown: 60,
  }));
  await stage.answer('loadRecipes', page('a'));
  return stage;
}

type Stage = Awaited<ReturnType<typeof listed>>;

const foodLookedFor = ({ actor }: Stage) => actor.getSnapshot().children.foodSearch?.getSnapshot().context.text;

test.each([
  [
    { type: 'filters.changed', change: { tag: 'quick' } },
    { sort: 'title', tag: 'quick' },
  ],
  [{ type: 'filters.cleared' }, { sort: 'title' }],
] as const)('%j begins at the first page, stands in the address, and empties the field of a food', async (event, filters) => {
  const stage = await listed();
  stage.actor.send({ type: 'food.typed', text: 'oni' });
  expect([stage.actor.getSnapshot().value, foodLookedFor(stage)], 'a food that is typed is no search yet').toEqual(['listed', 'oni']);
  stage.actor.send(event);
  expect(stage.actor.getSnapshot().value).toBe('searching');
  expect(stage.call('loadRecipes').input).toEqual({ filters, before: null, limit: null });
  expect(stage.ran('showFilters').at(-1)).toMatchObject({ filters });
  expect([stage.actor.getSnapshot().context.foodText, foodLookedFor(stage)]).toEqual(['', '']);
});

test('Back starts on the first page too', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'address.opened', filters: { q: 'soup' } });
  expect(stage.actor.getSnapshot().value).toBe('searching');
  expect(stage.call('loadRecipes').input).toEqual({ filters: { q: 'soup' }, before: null, limit: null });
});

test('a failed search shows why, and restarts on its first page', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'search.typed', text: 'soup' });
  stage.clock.increment(timings.typingPause);
  await stage.refuse('loadRecipes', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'notFound', context: { error: failure('unknown') } });
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.call('loadRecipes').input).toMatchObject({ filters: { q: 'soup' }, before: null });
  await stage.answer('loadRecipes', page('b'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: null } });
});

test('a further page that arrives shows the list again', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'more.requested' });
  await stage.answer('loadRecipes', page('b'));
  expect(stage.actor.getSnapshot().value).toBe('listed');
});

test('the list is in the last chosen language', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'language.changed' });
  const older = stage.call('loadRecipes');
  stage.actor.send({ type: 'language.changed' });
  expect([older.signal.aborted, stage.call('loadRecipes') === older, stage.actor.getSnapshot().value]).toEqual([true, false, 'rewriting']);
  await stage.answer('loadRecipes', page('b'));
  expect(stage.actor.getSnapshot().value).toBe('listed');
});
