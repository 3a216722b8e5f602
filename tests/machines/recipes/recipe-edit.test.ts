import { describe, expect, test } from 'vitest';
import { recipeEditMachine } from '../../../machines/recipes/recipe-edit.machine.ts';
import { formOf, problemOf, readAmount } from '../../../machines/recipes/recipe-edit.model.ts';
import { diffOf, isUnchanged } from '../../../machines/recipes/recipe-diff.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { newer, outdated, seen } from './recipe-edit.fixture.ts';

async function opened() {
  const stage = onStage(recipeEditMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    guid: seen.guid,
    newId,
    typed: null,
    correction: null,
    back: '/back',
    isByStaff: false,
  }));
  await stage.answer('loadRecipe', seen);
  return stage;
}

test('every line is sent with its original index, and a new one without', async () => {
  const { actor, call } = await opened();
  actor.send({ type: 'line.added', list: 'ingredients' });
  const added = actor.getSnapshot().context.form.ingredients.at(-1)?.id ?? '';
  actor.send({ type: 'ingredient.changed', id: added, change: { amount: '1 1/2', unit: 'tbsp', item: ' cream ' } });
  actor.send({ type: 'line.moved', list: 'ingredients', id: added, by: -1 });
  actor.send({ type: 'save.requested' });
  expect(call('saveEdit').input).toMatchObject({
    version: 1,
    title: 'Plain omelette',
    ingredients: [
      { from: null, amount: 1.5, unit: 'tbsp', item: 'cream' },
      { from: 0, amount: 2, unit: null, item: 'eggs' },
    ],
    steps: [{ from: 0, text: 'Beat and fry the eggs.' }],
  });
});

test('an invalid form is not sent, and the line is named', async () => {
  const { actor, calls } = await opened();
  const id = actor.getSnapshot().context.form.ingredients[0]?.id ?? '';
  actor.send({ type: 'ingredient.changed', id, change: { amount: 'some' } });
  actor.send({ type: 'save.requested' });
  expect(actor.getSnapshot().context.problem).toEqual({ problem: 'amount.unknown', line: id });
  expect(calls.map(({ src }) => src)).not.toContain('saveEdit');
});

test('on a conflict the second user sees both, and no edit is lost', async () => {
  const { actor, call, refuse } = await opened();
  actor.send({ type: 'title.changed', title: 'My omelette' });
  actor.send({ type: 'save.requested' });
  await refuse('saveEdit', outdated);
  expect(actor.getSnapshot()).toMatchObject({ value: 'conflicting', context: { theirs: newer, form: { title: 'My omelette' } } });
  actor.send({ type: 'mine.chosen' });
  expect(call('saveEdit').input).toMatchObject({ version: 2, title: 'My omelette', ingredients: [{ from: 0 }] });
});

test('editing continues on the newer version when it is chosen', async () => {
  const { actor, refuse } = await opened();
  actor.send({ type: 'title.changed', title: 'My omelette' });
  actor.send({ type: 'save.requested' });
  await refuse('saveEdit', outdated);
  actor.send({ type: 'theirs.chosen' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { title: newer.title, version: 2 } } });
});

describe('an amount', () => {
  test.each([
    ['', null], ['2', 2], ['1.5', 1.5], ['1,5', 1.5], ['1/2', 0.5], ['1 1/2', 1.5], ['½', 0.5], ['1½', 1.5], ['٢', 2], ['٢٫٥', 2.5], ['२', 2],
    ['some', undefined], ['1/0', undefined], ['1 1/0', undefined], ['-1', undefined], ['1e5', undefined],
  ])('%j is %j', (typed, amount) => expect(readAmount(typed)).toBe(amount)); // prettier-ignore
});

test('a form without lines, without a title, or with an empty line is incomplete', () => {
  const form = formOf(seen, () => 'id');
  expect(problemOf(form)).toBeNull();
  expect(problemOf({ ...form, title: ' ' })?.problem).toBe('title.missing');
  expect(problemOf({ ...form, ingredients: [] })?.problem).toBe('ingredients.missing');
  expect(problemOf({ ...form, steps: [] })?.problem).toBe('steps.missing');
  expect(problemOf({ ...form, steps: [{ id: 'id', from: null, text: '' }] })?.problem).toBe('text.missing');
});

test('a diff contains only additions, removals and changes', () => {
  const [egg] = seen.ingredients;
  if (egg === undefined) throw new Error('There are no eggs.');
  const milk = { ...egg, amount: 10, unit: 'ml' as const, item: 'milk' };
  const tofu = { ...egg, amount: 200, unit: 'g' as const, item: 'tofu', replaces: 'eggs' };
  const steps = [
    { text: 'Beat and fry the tofu.', minutes: 3, uses: [0] },
    { text: 'Serve.', minutes: null, uses: [] },
  ];
  const diff = diffOf({ ...seen, ingredients: [egg, milk] }, { ...seen, ingredients: [tofu], steps });
  expect(diff).toMatchObject({
    title: null,
    servings: null,
    ingredients: [
      { type: 'changed', was: { item: 'eggs' }, now: { item: 'tofu' } },
      { type: 'removed', was: { item: 'milk' } },
    ],
    steps: [{ type: 'changed' }, { type: 'added', now: 'Serve.' }],
  });
  expect(isUnchanged(diff)).toBe(false);
  expect(isUnchanged(diffOf(seen, seen))).toBe(true);
});

describe('a correction by staff', () => {
  async function openedByStaff() {
    const stage = onStage(recipeEditMachine, ({ newId }) => ({
      companyUri: '',
      guid: seen.guid,
      newId,
      typed: null,
      correction: null,
      back: '/back',
      isByStaff: true,
    }));
    await stage.answer('loadRecipe', seen);
    return stage;
  }

  test('is sent with its summary, its reason and whether the owner is mailed', async () => {
    const { actor, call, calls } = await openedByStaff();
    actor.send({ type: 'save.requested' });
    expect(actor.getSnapshot().context.problem).toEqual({ problem: 'reason.missing', line: null });
    actor.send({ type: 'correction.changed', change: { reason: 'A wrong amount', summary: '' } });
    actor.send({ type: 'save.requested' });
    expect(actor.getSnapshot().context.problem).toEqual({ problem: 'summary.missing', line: null });
    expect(calls.map(({ src }) => src)).not.toContain('saveEdit');
    actor.send({ type: 'correction.changed', change: { summary: 'Plain.', isMailed: false } });
    actor.send({ type: 'save.requested' });
    expect(call('saveEdit').input).toMatchObject({
      guid: seen.guid,
      version: 1,
      correction: { summary: 'Plain.', reason: 'A wrong amount', isMailed: false },
    });
  });

  test('takes the summary of a newer version with the rest of it, and keeps the reason', async () => {
    const { actor, refuse } = await openedByStaff();
    actor.send({ type: 'correction.changed', change: { reason: 'A wrong amount', summary: 'Mine.' } });
    actor.send({ type: 'save.requested' });
    await refuse('saveEdit', outdated);
    actor.send({ type: 'theirs.chosen' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { correction: { summary: newer.summary, reason: 'A wrong amount' }, form: { title: newer.title } },
    });
  });

  test('asks for a second step: with it the save goes on, without it what was typed stays', async () => {
    const { actor, calls, call, answer, refuse } = await openedByStaff();
    actor.send({ type: 'correction.changed', change: { reason: 'A wrong amount' } });
    actor.send({ type: 'title.changed', title: 'My omelette' });
    actor.send({ type: 'save.requested' });
    await refuse('saveEdit', failure('stepUpRequired'));
    expect(call('stepUp').input).toEqual({
      purpose: 'saveRecord',
      about: { area: 'recipes', action: null, deed: 'correct', title: seen.title, rows: 1 },
    });
    await answer('stepUp', { isDone: false });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { form: { title: 'My omelette' }, correction: { reason: 'A wrong amount' }, error: null },
    });
    actor.send({ type: 'save.requested' });
    await refuse('saveEdit', failure('stepUpRequired'));
    await answer('stepUp', { isDone: true });
    expect(calls.filter(({ src }) => src === 'saveEdit')).toHaveLength(3);
    expect(call('saveEdit').input).toMatchObject({ title: 'My omelette', correction: { reason: 'A wrong amount' } });
  });

  test('is there again after a reload, with its summary, reason and switch', async () => {
    const { actor, ran } = await openedByStaff();
    const change = { summary: 'Milder.', reason: 'A wrong amount', isMailed: false };
    actor.send({ type: 'correction.changed', change });
    const kept = ran('remember').at(-1);
    expect(kept).toMatchObject({ guid: seen.guid, form: { title: seen.title }, correction: change });
    const reloaded = onStage(recipeEditMachine, ({ newId }) => ({
      companyUri: '',
      guid: seen.guid,
      newId,
      back: '/back',
      isByStaff: true,
      typed: actor.getSnapshot().context.form,
      correction: change,
    }));
    await reloaded.answer('loadRecipe', seen);
    expect(reloaded.actor.getSnapshot().context.correction).toEqual(change);
  });

  test('is not there for an owner', async () => {
    const { actor, call } = await opened();
    actor.send({ type: 'correction.changed', change: { reason: 'Because' } });
    actor.send({ type: 'save.requested' });
    expect(call('saveEdit').input).toMatchObject({ correction: null });
  });
});
