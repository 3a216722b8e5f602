import { screen } from '@testing-library/react';

/** Whether something is to be seen now. States with the same sight look alike. */
export type Sight = () => boolean;

type Name = string | RegExp;

const find = (role: string, name: Name) => screen.queryAllByRole(role, { name });

export const heading =
  (name: Name): Sight =>
  () =>
    find('heading', name).length > 0;

/** A button that can be pressed. */
export const button =
  (name: Name): Sight =>
  () =>
    find('button', name).some((found) => found instanceof HTMLButtonElement && !found.disabled);

/** A button that waits for an answer. */
export const busyButton =
  (name: Name): Sight =>
  () =>
    find('button', name).some((found) => found.getAttribute('aria-busy') === 'true');

/** A button that cannot be pressed, for another reason than waiting. */
export const disabledButton =
  (name: Name): Sight =>
  () =>
    find('button', name).some(
      (found) => found instanceof HTMLButtonElement && found.disabled && found.getAttribute('aria-busy') !== 'true',
    );

export const text =
  (pattern: Name): Sight =>
  () =>
    screen.queryAllByText(pattern).length > 0;

export const role =
  (kind: string, name: Name): Sight =>
  () =>
    find(kind, name).length > 0;

export const nothing: Sight = () => document.body.textContent === '';

export const all =
  (...sights: Sight[]): Sight =>
  () =>
    sights.every((sight) => sight());

export const any =
  (...sights: Sight[]): Sight =>
  () =>
    sights.some((sight) => sight());

export const no =
  (sight: Sight): Sight =>
  () =>
    !sight();
