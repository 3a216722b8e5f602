import { screen } from '@testing-library/react';
import type { Gesture } from './driver.ts';

type Name = string | RegExp;

/** Presses a button, or what else can be pressed. Throws when it is not there or cannot be pressed. */
export const press =
  (name: Name, kind: 'button' | 'checkbox' = 'button'): Gesture<unknown> =>
  async ({ user }) => {
    const found = screen.getByRole<HTMLButtonElement | HTMLInputElement>(kind, { name });
    if (found.disabled) throw new Error(`The ${kind} "${String(name)}" cannot be pressed.`);
    await user.click(found);
  };

/** Writes over what a field holds. Throws when it is not there or is read-only. */
export const write = <E>(label: Name, textOf: (event: E) => string): Gesture<E> => {
  return async ({ user }, event) => {
    const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
    if (field.readOnly || field.disabled) throw new Error(`The field "${String(label)}" cannot be written in.`);
    if (field.value !== '') await user.clear(field);
    const typed = textOf(event);
    if (typed !== '') await user.type(field, typed);
  };
};

/** Pastes over what a field holds, which is one change. Throws when it is not there or is read-only. */
export const paste = <E>(label: Name, textOf: (event: E) => string): Gesture<E> => {
  return async ({ user }, event) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (field.readOnly || field.disabled) throw new Error(`The field "${String(label)}" cannot be written in.`);
    await user.click(field);
    field.select();
    await user.paste(textOf(event));
  };
};

/** Presses a button of a stepper until the number beside it is the one that is meant. */
export const pressUntil = <E>(name: Name, numberOf: (event: E) => string): Gesture<E> => {
  return async (shown, event) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (screen.getByRole('group', { name: 'Servings' }).querySelector('output')?.textContent === numberOf(event)) return;
      await press(name)(shown, event);
    }
    throw new Error(`"${String(name)}" does not lead to ${numberOf(event)}.`);
  };
};
