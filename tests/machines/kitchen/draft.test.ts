import { expect, test } from 'vitest';
import { clampServings, draftProblem, emptyDraft } from '../../../machines/kitchen/draft.ts';
import { photo } from './kitchen.fixture.ts';

test('starts empty, for two', () => {
  expect(emptyDraft('draft-1')).toEqual({
    id: 'draft-1',
    description: '',
    photos: [],
    servings: 2,
    unitSystem: 'metric',
    wishes: [],
    dismissed: [],
    withoutProfile: [],
    leaveOut: '',
  });
  expect(emptyDraft('draft-1', 'us').unitSystem).toBe('us');
});

test.each([
  ['', [], 'description.missing'],
  [' \n\t', [], 'description.missing'],
  ['', [photo], null],
  ['ramen', [], null],
  ['a'.repeat(2_000), [], null],
  ['a'.repeat(2_001), [], 'description.long'],
  ['a'.repeat(2_001), [photo], 'description.long'],
])('the problem of a draft, case %#', (description, chosen, problem) => {
  expect(draftProblem({ ...emptyDraft('draft-1'), description, photos: chosen })).toBe(problem);
});

test.each([
  [0, 1],
  [-3, 1],
  [1, 1],
  [2.4, 2],
  [24, 24],
  [25, 24],
  [Number.POSITIVE_INFINITY, 24],
  [Number.NaN, 1],
])('cooks for %d as for %i', (asked, servings) => expect(clampServings(asked)).toBe(servings));
