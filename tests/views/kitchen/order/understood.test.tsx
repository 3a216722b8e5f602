import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../contract/kitchen/wishes.ts';
import { timings } from '../../../../machines/parts/timings.ts';
import { noOnion, noPeanut, reading, vegan } from '../../../machines/kitchen/kitchen.fixture.ts';
import { cook, openKitchen } from '../../../support/views/kitchen-flow.tsx';

/** The kitchen with an order partly understood as `reading`. */
async function understand(part: Partial<Reading> = {}) {
  const view = await openKitchen({ description: 'Ramen' });
  await view.answer('readOrder', { ...reading, ...part });
  return view;
}

const chips = () => screen.queryByRole('list', { name: 'Understood' });
const draftOf = ({ stage }: Awaited<ReturnType<typeof openKitchen>>) => stage.actor.getSnapshot().context.draft;

test('before the first answer no reading is shown', async () => {
  await openKitchen({ description: 'Ramen' });
  expect(chips()).toBeNull();
});

test('wishes from text and profile are chips; wishes of the form are in their fields', async () => {
  await understand();
  const items = within(chips() ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['No onion', 'No peanutfrom your profile']);
  expect(vegan.source).toBe('form');
});

test('changes of the reading are announced, without moving the focus', async () => {
  const { user } = await understand();
  await user.click(screen.getByRole('textbox', { name: 'Describe a dish' }));
  expect(chips()?.closest('[aria-live=polite]')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe a dish' }));
});

test('a chip’s button removes it, and the order is read again without it', async () => {
  const view = await understand();
  await view.user.click(screen.getByRole('button', { name: 'Remove: No onion' }));
  expect(draftOf(view).dismissed).toEqual(['without/onion']);
  act(() => view.stage.clock.increment(timings.typingPause));
  expect(view.stage.call('readOrder').input).toMatchObject({ draft: { dismissed: ['without/onion'] } });
  await view.answer('readOrder', { ...reading, wishes: [noPeanut] });
  expect(screen.queryByText('No onion')).toBeNull();
});

test('a profile wish is off for this order, with a button to restore it', async () => {
  const view = await understand();
  expect(screen.queryByText(/Part of your diet profile/)).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Remove: No peanut' }));
  expect(screen.getByText('You left part of your diet profile out for this recipe.')).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: 'Apply it again' }));
  expect(draftOf(view).withoutProfile).toEqual([]);
  expect(screen.queryByText(/Part of your diet profile/)).toBeNull();
});

test('unknown words are quoted as written', async () => {
  await understand({ unread: ['grandmother', '<b>Tuesday</b>'] });
  expect(screen.getByText('Not understood: grandmother, <b>Tuesday</b>')).toBeDefined();
});

test('spellings that were put right are shown', async () => {
  await understand({ corrected: [{ word: 'spaghettti', meant: 'spaghetti' }] });
  expect(screen.getByText('Read as: spaghettti → spaghetti')).toBeDefined();
});

test('nothing to correct: no list, no sentence', async () => {
  await understand({ wishes: [vegan], unread: [], unclear: [] });
  expect(chips()).toBeNull();
  expect(screen.queryByText(/Not understood|Read as/)).toBeNull();
  expect(screen.queryByText(/left today/)).toBeNull();
});

test.each([
  [6, null],
  [5, '5 recipes left today'],
  [1, '1 recipe left today'],
  [0, 'No recipe left today'],
])('with %i recipes left today it says: %s', async (left, said) => {
  await understand({ left });
  const found = screen.queryByText(/left today/);
  expect(found?.textContent ?? null).toBe(said);
});

test.each([
  [undefined, null],
  [6, null],
  [5, 'About 5 photos left today'],
  [1, 'About 1 photo left today'],
  [0, 'No photo left today'],
])('with %j photos left today it says: %s', async (photosLeft, said) => {
  await understand({ left: 20, photosLeft });
  expect(screen.queryByText(/left today/)?.textContent ?? null).toBe(said);
});

test('a food in an unclear clause is asked about in the user’s words, and one press excludes it', async () => {
  const view = await understand();
  expect(screen.getByText('Leave out xylitol?')).toBeDefined();
  expect(screen.getByText('You wrote “no xyz”. We did not understand all of it.')).toBeDefined();
  const answers = within(screen.getByText('Leave out xylitol?').closest('div') ?? document.body).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Leave out: xylitol', 'Keep xylitol']);
  await view.user.click(screen.getByRole('button', { name: 'Leave out: xylitol' }));
  expect(draftOf(view)).toMatchObject({
    dismissed: ['unclear/xyz/6/no xyz'],
    wishes: [{ kind: 'without', id: 'xylitol', label: 'xylitol', source: 'form' }],
  });
});

test('or one press keeps it', async () => {
  const view = await understand();
  await view.user.click(screen.getByRole('button', { name: 'Keep xylitol' }));
  expect(draftOf(view)).toMatchObject({ dismissed: ['unclear/xyz/6/no xyz'], wishes: [] });
});

test('each unclear wish has its own answers', async () => {
  const two = [...reading.unclear, { text: '<i>ohne</i> abc', word: 'abc', meant: [] }];
  const view = await understand({ unclear: two });
  expect(screen.getByText(/“<i>ohne<\/i> abc”/)).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: 'Leave nothing out' }));
  expect(draftOf(view).dismissed).toEqual(['unclear/abc/15/<i>ohne</i> abc']);
});

test('when the kitchen asks what to exclude, it says that it waits, and the answers are below', async () => {
  const { tell, answer } = await cook({ description: 'Ramen, no xyz' });
  tell({
    type: 'needs_input',
    question: { kind: 'unclear', suggestions: [], ingredients: [], unclear: reading.unclear, wishes: [noOnion] },
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What should we leave out?' }));
  expect(screen.getByText(/The kitchen has a question first/)).toBeDefined();
  await answer('readOrder', reading);
  expect(screen.getByRole('button', { name: 'Leave out: xylitol' })).toBeDefined();
});
