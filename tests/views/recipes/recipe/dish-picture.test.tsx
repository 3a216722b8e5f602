import { grounds } from '@anydish/pictures/draw';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { DishPicture } from '../../../../src/views/recipes/recipe/DishPicture.tsx';
import { idOf } from '../../../../src/views/recipes/recipe/WholeDish.tsx';
import { renderView } from '../../../support/views/render-view.tsx';

const soup: Picture = {
  vessel: 'bowl',
  base: 'soup',
  tone: 'tomato',
  pieces: [
    { food: 'carrot', look: 'disc carrot orange' },
    { food: 'fresh-basil', look: 'basil leaf deep' },
  ],
  beside: [],
  sauce: null,
  steam: true,
  tool: 'spoon',
  ground: 'green',
  seed: 'soup carrot',
};
const imagesIn = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src, alt }) => ({ src, alt }));

test('a dish is one decorative picture on its ground, of a form that the policy allows', async () => {
  const { container } = renderView(<DishPicture picture={soup} kind="soup" />);
  expect(container.querySelector('[data-ground="green"]')?.getAttribute('aria-hidden')).toBe('true');
  await waitFor(() => expect(imagesIn(container)).toHaveLength(1));
  const [image] = imagesIn(container);
  expect(image?.alt).toBe('');
  expect(decodeURIComponent(image?.src ?? '')).toMatch(/^data:image\/svg\+xml,<svg xmlns="[^"]+" viewBox="0 0 400 400">.*<\/svg>$/);
});

test('while a recipe is written, a new food is added and the others stay', async () => {
  const { container, rerender } = renderView(<DishPicture picture={{ ...soup, pieces: soup.pieces.slice(0, 1) }} kind="soup" isGrowing />);
  await waitFor(() => expect(imagesIn(container).length).toBeGreaterThan(1));
  const before = imagesIn(container);
  rerender(<DishPicture picture={soup} kind="soup" isGrowing />);
  const after = imagesIn(container);
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('a recipe of an older server has the symbol of its kind', async () => {
  const { container } = renderView(<DishPicture picture={undefined} kind="soup" />);
  await waitFor(() => expect(container.querySelector('svg')?.getAttribute('class')).toContain('soup'));
  expect(imagesIn(container)).toEqual([]);
});

test('a picture that came with the page stays, without the code that draws', () => {
  const src = 'data:image/svg+xml,served';
  document.body.innerHTML = `<div id="root" data-digest="d"><img data-dish="${idOf(soup)}" src="${src}"></div>`;
  const { container, rerender } = renderView(<DishPicture picture={soup} kind="soup" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
  // Another picture is none of the page's.
  rerender(<DishPicture picture={{ ...soup, seed: 'another' }} kind="soup" />);
  expect(container.querySelector('img')?.getAttribute('src')).not.toBe(src);
  document.querySelector('#root')?.remove();
});

test('the theme has the grounds of the drawings', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../../../src/theme/theme.css'), 'utf8');
  for (const name of ['green', 'warm', 'cool', 'sun', 'rose'] as const)
    expect(theme).toContain(`--dish-${name}: light-dark(${grounds.light[name][0]}, ${grounds.dark[name][0]});`);
});

test('of some foods only these are drawn, on what the dish is served in', async () => {
  const count = async (foods: string[]) => {
    const { container, unmount } = renderView(<DishPicture picture={soup} kind="soup" foods={new Set(foods)} />);
    await waitFor(() => expect(imagesIn(container).length).toBeGreaterThan(0));
    const found = imagesIn(container).length;
    unmount();
    return found;
  };
  const vessel = await count([]);
  expect([await count(['carrot']), await count(['carrot', 'fresh-basil'])]).toEqual([vessel + 1, vessel + 2]);
});
