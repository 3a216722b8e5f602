import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckboxChips } from '../../../src/ui/CheckboxChips.tsx';
import { PhotoPicker } from '../../../src/ui/PhotoPicker.tsx';
import { Segmented } from '../../../src/ui/Segmented.tsx';
import { Stepper } from '../../../src/ui/Stepper.tsx';
import { descriptions } from '../../support/views/describe.ts';
import { renderView } from '../../support/views/render-view.tsx';

const ignore = () => undefined;

test('a segmented control is a named radio group', async () => {
  const onValueChange = vi.fn<(value: 'metric' | 'us') => void>();
  const options = [
    { value: 'metric', label: 'Metric' },
    { value: 'us', label: 'US' },
  ] as const;
  const { user } = renderView(<Segmented label="Units" options={options} value="metric" onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Units' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'US' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('us');
});

test('chips add and remove, in the order of the options', async () => {
  const onValuesChange = vi.fn<(values: string[]) => void>();
  const options = ['vegetarian', 'vegan', 'gluten_free'].map((value) => ({ value, label: value }));
  const { user } = renderView(<CheckboxChips label="Diet" options={options} values={['gluten_free']} onValuesChange={onValuesChange} />);
  await user.click(screen.getByRole('checkbox', { name: 'vegetarian' }));
  await user.click(screen.getByRole('checkbox', { name: 'gluten_free' }));
  expect(onValuesChange.mock.calls).toEqual([[['vegetarian', 'gluten_free']], [[]]]);
});

test.each([
  [1, 'Fewer', []],
  [1, 'More', [2]],
  [24, 'Fewer', [23]],
  [24, 'More', []],
])('a stepper at %i pressed for %s tells %j', async (value, button, told) => {
  const onValueChange = vi.fn<(value: number) => void>();
  const { user } = renderView(
    <Stepper label="Servings" value={value} min={1} max={24} onValueChange={onValueChange} lessLabel="Fewer" moreLabel="More" />,
  );
  await user.click(screen.getByRole('button', { name: button }));
  expect(onValueChange.mock.calls.flat()).toEqual(told);
  expect(document.activeElement, 'the focus stays on the button').toBe(screen.getByRole('button', { name: button }));
});

test('a photo is chosen by an input named "Add a photo", and the same one again', async () => {
  const onPick = vi.fn<(photo: File) => void>();
  const { user } = renderView(<PhotoPicker previewUrl={null} onPick={onPick} onRemove={ignore} onEnlarge={ignore} />);
  const input = screen.getByLabelText<HTMLInputElement>('Add a photo', { selector: 'input' });
  expect([input.type, input.accept]).toEqual(['file', 'image/jpeg,image/png,image/webp']);
  const photo = new File(['x'], 'soup.jpg', { type: 'image/jpeg' });
  await user.upload(input, photo);
  await user.upload(input, photo);
  expect(onPick.mock.calls.map(([picked]) => picked)).toEqual([photo, photo]);
});

test('a chosen photo is shown, can be enlarged and removed, and the input keeps its name', async () => {
  const onRemove = vi.fn<() => void>();
  const onEnlarge = vi.fn<(alt: string) => void>();
  const { user } = renderView(
    <PhotoPicker previewUrl="blob:1" onPick={ignore} onRemove={onRemove} onEnlarge={onEnlarge} errorText="This photo is too large." />,
  );
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'The chosen photo' }).src).toBe('blob:1');
  const input = screen.getByLabelText('Add a photo', { selector: 'input' });
  expect(descriptions(input)).toEqual(['This photo is too large.']);
  await user.click(screen.getByRole('button', { name: 'Show the photo larger' }));
  expect(onEnlarge.mock.calls).toEqual([['The chosen photo']]);
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
