import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { left, reading, vegan } from '../../../machines/kitchen/kitchen.fixture.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { enterKitchen, openKitchen, photo } from '../../../support/views/kitchen-flow.tsx';

const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a dish' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Add a photo');
const make = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make a recipe' });
function firstPhoto(flow: ActorRefFrom<typeof kitchenMachine>) {
  const [first] = flow.getSnapshot().children.photos?.getSnapshot().context.photos ?? [];
  if (first === undefined) throw new Error('There is no photo.');
  return first.actor;
}
const jpeg = () => new File(['a photo'], 'dinner.jpg', { type: 'image/jpeg' });
const examples = () => screen.queryByRole('region', { name: 'Or start with one of these' });

test('nothing flashes while the stored order loads', async () => {
  await enterKitchen();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the first visit: a greeting by name, one field, one photo button, a few examples', async () => {
  await openKitchen();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What would you like to cook, Ana?');
  expect(description().value).toBe('');
  expect(picker().type).toBe('file');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(examples() ?? document.body).getAllByRole('button').length).toBeGreaterThan(2);
});

test('an example fills the field, moves the cursor there and makes space', async () => {
  const { user, stage } = await openKitchen();
  await user.click(screen.getByRole('button', { name: 'Creamy tomato soup with basil' }));
  expect(description().value).toBe('Creamy tomato soup with basil');
  expect(document.activeElement).toBe(description());
  expect(examples()).toBeNull();
  expect(stage.calls.map(({ src }) => src)).not.toContain('startJob');
});

test('the stored order is restored', async () => {
  await openKitchen({ description: 'Ramen', photos: [photo], servings: 5, wishes: [vegan], unitSystem: 'us' });
  expect(description().value).toBe('Ramen');
  expect(screen.getByRole('img', { name: /photo/ }).getAttribute('src')).toBe('blob:dinner');
  expect(screen.getByRole('group', { name: 'Servings' }).textContent).toContain('5');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vegan' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'US' }).checked).toBe(true);
  expect(examples()).toBeNull();
});

test('the whole order reaches the kitchen', async () => {
  const { user, stage } = await openKitchen();
  await user.type(description(), 'Ramen');
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await user.click(screen.getByRole('radio', { name: 'US' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gluten-free' }));
  await user.click(make());
  expect(stage.call('startJob').input).toMatchObject({
    draft: { description: 'Ramen', servings: 3, unitSystem: 'us', wishes: [{ kind: 'diet', id: 'gluten_free' }], photos: [] },
    choice: null,
    improvise: false,
  });
});

test.each(['Control', 'Meta'])('%s and Enter send the order from the description', async (key) => {
  const { user, stage } = await openKitchen();
  await user.type(description(), `Ramen{Enter}{${key}>}{Enter}{/${key}}`);
  expect(stage.call('startJob').input).toMatchObject({ draft: { description: 'Ramen\n' } });
});

test('an empty order: an error under the field, which gets the focus, until something is typed', async () => {
  const { user, stage } = await openKitchen();
  await user.click(make());
  expect(descriptions(description())).toEqual(['Describe a dish or add a photo']);
  expect(document.activeElement).toBe(description());
  await user.keyboard('R');
  expect(screen.queryByText('Describe a dish or add a photo')).toBeNull();
  expect(stage.calls.map(({ src }) => src)).not.toContain('startJob');
});

test('a text that is too long: shows the limit, and keeps every letter', async () => {
  const { user } = await openKitchen({ description: 'x'.repeat(2_001) });
  expect(descriptions(description())).toEqual(['2,001 of 2,000 characters']);
  await user.click(make());
  expect(descriptions(description())).toEqual(['Please use at most 2,000 characters', '2,001 of 2,000 characters']);
  expect(description().value).toHaveLength(2_001);
});

test('far below the limit there is no counter', async () => {
  await openKitchen({ description: 'x'.repeat(1_700) });
  expect(screen.queryByText(/characters/)).toBeNull();
});

test('a photo is resized, uploaded, shown and removed', async () => {
  const { user, stage, answer } = await openKitchen();
  const file = jpeg();
  await user.upload(picker(), file);
  expect(stage.call('keepPhoto').input).toMatchObject({ file });
  expect(make().disabled).toBe(true);
  await answer('keepPhoto', photo);
  await answer('shrinkPhoto', photo);
  expect(screen.getByRole('img', { name: /photo/ }).getAttribute('src')).toBe('blob:dinner');
  expect(screen.getByRole('progressbar', { name: 'Sending: The chosen photo' })).toBeDefined();
  await act(async () => firstPhoto(stage.actor).send({ type: 'photo.arrived' }));
  expect(make().disabled).toBe(false);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(picker());
});

test('a file that is not a photo: an error at the photo, and the text is not sent without it', async () => {
  const { user, refuse, stage } = await openKitchen({ description: 'Ramen' });
  // The browser filters by type; a renamed file passes.
  fireEvent.change(picker(), { target: { files: [jpeg()] } });
  await refuse('keepPhoto', { message: 'No image', statusCode: 13, payload: null });
  expect(screen.getByText(/We cannot read this file as a photo\./)).toBeDefined();
  expect(description().value).toBe('Ramen');
  await user.click(make());
  expect(screen.getByText('A photo has not arrived. Try it again, or remove it')).toBeDefined();
  expect(stage.calls.some(({ src }) => src === 'startJob')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByText(/A photo has not arrived/)).toBeNull();
});

test('photos are reordered by buttons and arrow keys, and keep the focus', async () => {
  const others = [photo, { ...photo, id: 'photo-2' }, { ...photo, id: 'photo-3' }];
  const { user, stage } = await openKitchen({ photos: others });
  const ids = () =>
    stage.actor
      .getSnapshot()
      .context.draft.photos.map(({ id }) => id.at(-1))
      .join('');
  await user.click(screen.getByRole('button', { name: 'Move photo 1 back' }));
  expect([ids(), document.activeElement?.getAttribute('aria-label')]).toEqual(['213', 'Move photo 2 back']);
  expect(screen.getByText('Photo moved to place 2 of 3.')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect([ids(), document.activeElement?.getAttribute('aria-label')]).toEqual(['231', 'Move photo 3 back']);
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect([ids(), document.activeElement?.getAttribute('aria-label')]).toEqual(['123', 'Move photo 1 back']);
});

test('a photo dragged onto another takes its place', async () => {
  const { stage } = await openKitchen({ photos: [photo, { ...photo, id: 'photo-2' }, { ...photo, id: 'photo-3' }] });
  const carried = new Map<string, string>();
  const dataTransfer = {
    types: ['application/x-anydish-photo'],
    files: [],
    setData: (kind: string, value: string) => carried.set(kind, value),
    getData: (kind: string) => carried.get(kind) ?? '',
  };
  const [first, , third] = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
  fireEvent.dragStart(third ?? document.body, { dataTransfer });
  fireEvent.dragOver(first ?? document.body, { dataTransfer });
  fireEvent.drop(first ?? document.body, { dataTransfer });
  expect(stage.actor.getSnapshot().context.draft.photos.map(({ id }) => id)).toEqual(['photo-3', 'photo-1', 'photo-2']);
});

test('a photo alone is enough for an order', async () => {
  const { user, stage } = await openKitchen({ photos: [photo] });
  await user.click(make());
  expect(stage.call('startJob').input).toMatchObject({ draft: { description: '', photos: [photo] } });
});

test.each([
  ['built-in', 'The built-in kitchen will cook this, from its own cookbook.'],
  ['openai-compatible', 'An AI model will write this recipe. It can be wrong, so trust your senses.'],
] as const)('before the order it is said that the %s kitchen cooks', async (kitchen, text) => {
  await openKitchen({}, { kitchen });
  expect(screen.getByText(text)).toBeDefined();
});

test('Control and Enter send the order from every field', async () => {
  const { user, stage } = await openKitchen({ description: 'Ramen' });
  screen.getByRole('checkbox', { name: 'Vegan' }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(stage.call('startJob').input).toMatchObject({ draft: { description: 'Ramen' } });
});

test('the servings follow the description, until they are set by hand', async () => {
  const { user, answer, stage } = await openKitchen({ description: 'Ramen for 6' });
  const servings = () => screen.getByRole('group', { name: 'Servings' }).textContent;
  const forSix = { kind: 'servings' as const, id: '6', label: 'For 6', source: 'read' as const };
  expect(servings()).not.toContain('6');
  await answer('readOrder', { ...reading, wishes: [forSix] });
  expect(servings()).toContain('6From your description');
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  expect(servings()).not.toContain('From your description');
  await user.click(make());
  expect(stage.call('startJob').input).toMatchObject({ draft: { servings: 7, dismissed: ['servings/6'] } });
});

test('the servings from the description are sent with the order', async () => {
  const { user, answer, stage } = await openKitchen({ description: 'Ramen for 6' });
  await answer('readOrder', { ...reading, wishes: [{ kind: 'servings', id: '6', label: 'For 6', source: 'read' }] });
  await user.click(make());
  expect(stage.call('startJob').input).toMatchObject({ draft: { servings: 6, dismissed: [] } });
});

test('drafts of closed tabs are offered with their text while nothing is typed', async () => {
  const sent = { ...left, id: 'tab-3', description: '', hasPhoto: true, isSent: true };
  const { user, stage } = await openKitchen({}, {}, [left, sent]);
  const offers = within(screen.getByRole('list', { name: 'Drafts' })).getAllByRole('listitem');
  expect(offers[0]?.textContent).toMatch(/^You have a draft from .*leek soup/);
  expect(offers[1]?.textContent).toMatch(/was sent to the kitchen\.With a photo/);
  await user.type(description(), 'R');
  expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull();
  await user.clear(description());
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(stage.ran('forgetLeft')).toMatchObject([{ id: left.id }]);
  expect(document.activeElement).toBe(description());
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('leek soup'))).toEqual([]);
});
