import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CodeField } from '../../../src/ui/CodeField.tsx';
import { descriptions } from '../../support/views/describe.ts';
import { renderView } from '../../support/views/render-view.tsx';

function setUp({ initial = '', length, errorText }: { initial?: string; length?: number; errorText?: string } = {}) {
  const onValueChange = vi.fn<(value: string) => void>();
  function Harness() {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      onValueChange(next);
      setValue(next);
    };
    return (
      <CodeField label="Code" hint="The sixth digit sends it." errorText={errorText} length={length} value={value} onValueChange={change} />
    );
  }
  const view = renderView(<Harness />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const boxes = () => [...view.container.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
  const activeBox = () => boxes().findIndex((box) => box.dataset['active'] === 'true');
  return { ...view, field, boxes, activeBox, onValueChange };
}

describe('its structure', () => {
  test('one input that phones and password managers recognize as a one-time code', () => {
    const { field } = setUp({ length: 6 });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field).toHaveProperty('inputMode', 'numeric');
    expect(field.autocomplete).toBe('one-time-code');
    // The browser would truncate a whole code inserted over a single digit.
    expect(field.maxLength).toBe(-1);
  });

  test.each([
    [undefined, 4],
    [6, 6],
    [32, 32],
    [40, 32],
  ])('length %s shows %i boxes', (length, boxes) => {
    expect(setUp(length === undefined ? {} : { length }).boxes()).toHaveLength(boxes);
  });

  test('hint and error describe it', () => {
    const { field } = setUp({ errorText: 'Please enter a valid code' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptions(field)).toEqual(['Please enter a valid code', 'The sixth digit sends it.']);
  });
});

describe('typing', () => {
  test('digits fill the boxes from the first', async () => {
    const { user, field, boxes, activeBox } = setUp({ length: 6 });
    await user.type(field, '123');
    expect(boxes().map((box) => box.textContent)).toEqual(['1', '2', '3', '', '', '']);
    expect(activeBox()).toBe(3);
  });

  test.each(['-', '.', 'e', ' ', '+', 'x'])('%o is refused', async (sign) => {
    const { user, field, onValueChange } = setUp({ initial: '12', length: 6 });
    await user.type(field, sign);
    expect(field.value).toBe('12');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a non-digit does not delete the digit it is typed over', async () => {
    const { user, field } = setUp({ initial: '123456', length: 6 });
    await user.click(field);
    await user.keyboard('{Home}.{ArrowRight}-');
    expect(field.value).toBe('123456');
  });

  test('nor with a phone keyboard that sends no key events', async () => {
    const { user, field, onValueChange } = setUp({ initial: '123456', length: 6 });
    await user.click(field);
    fireEvent.input(field, { target: { value: '12345-' }, inputType: 'insertText', data: '-' });
    expect(field.value).toBe('123456');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a code filled in by the phone arrives whole', async () => {
    const { user, field, boxes } = setUp({ length: 6 });
    await user.click(field);
    fireEvent.input(field, { target: { value: '012345' }, inputType: 'insertReplacementText' });
    expect(boxes().map((box) => box.textContent)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('a whole code inserted by a keyboard replaces the old one, wherever the cursor is', async () => {
    const { user, field, boxes } = setUp({ length: 6, initial: '123456' });
    await user.click(field);
    fireEvent.input(field, { target: { value: '12345987654' }, inputType: 'insertText', data: '987654' });
    expect(boxes().map((box) => box.textContent)).toEqual(['9', '8', '7', '6', '5', '4']);
  });

  test('input stops at the last box', async () => {
    const { user, field, activeBox } = setUp();
    await user.type(field, '1234');
    expect(field.value).toBe('1234');
    expect(activeBox()).toBe(3);
    await user.keyboard('9');
    expect(field.value).toBe('1239');
  });

  test.each([
    ['Arabic', '٣', '3'],
    ['Persian', '۷', '7'],
    ['full-width', '５', '5'],
  ])('%s digits count', async (_, typed, digit) => {
    const { user, field } = setUp();
    await user.type(field, typed);
    expect(field.value).toBe(digit);
  });
});

describe('keys', () => {
  test('Backspace clears and moves back', async () => {
    const { user, field, activeBox } = setUp({ length: 6 });
    await user.type(field, '123');
    await user.keyboard('{Backspace}');
    expect(field.value).toBe('12');
    expect(activeBox()).toBe(2);
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field.value).toBe('');
    expect(activeBox()).toBe(0);
  });

  test('Backspace in the middle clears that box and moves to the one before', async () => {
    const { user, field, activeBox } = setUp({ length: 6 });
    await user.type(field, '123456');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(field.value).toBe('12356');
    expect(activeBox()).toBe(2);
  });

  test('arrow keys move between boxes, and typing replaces the digit there', async () => {
    const { user, field, activeBox } = setUp({ length: 6 });
    await user.type(field, '123456');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(activeBox()).toBe(3);
    await user.keyboard('9');
    expect(field.value).toBe('123956');
    expect(activeBox()).toBe(4);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(activeBox()).toBe(5);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(activeBox()).toBe(0);
  });

  test('the arrow right stops at the first empty box', async () => {
    const { user, field, activeBox } = setUp({ initial: '12', length: 6 });
    await user.click(field);
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(activeBox()).toBe(2);
  });
});

describe('pasting', () => {
  test.each([
    ['12-34.56', '123456'],
    ['Your code is 123 456', '123456'],
    ['1234567890', '123456'],
    ['no digits', ''],
  ])('%o gives %o', async (text, code) => {
    const { user, field } = setUp({ length: 6 });
    await user.click(field);
    await user.paste(text);
    expect(field.value).toBe(code);
  });

  test('a partial code fills the boxes from the active one', async () => {
    const { user, field, activeBox } = setUp({ initial: '123456', length: 6 });
    await user.click(field);
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await user.paste('99');
    expect(field.value).toBe('129956');
    expect(activeBox()).toBe(4);
  });

  test('a whole code replaces the old one, wherever the cursor is', async () => {
    const { user, field, onValueChange } = setUp({ initial: '111111', length: 6 });
    await user.click(field);
    await user.keyboard('{ArrowLeft}');
    await user.paste('654321');
    expect(field.value).toBe('654321');
    expect(onValueChange).toHaveBeenCalledOnce();
  });
});
