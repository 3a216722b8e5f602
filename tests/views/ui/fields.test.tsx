import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PasswordField } from '../../../src/ui/PasswordField.tsx';
import { TextArea } from '../../../src/ui/TextArea.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';
import { descriptions } from '../../support/views/describe.ts';
import { renderView } from '../../support/views/render-view.tsx';

const ignore = () => undefined;

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
] as const)('%s', (_, Control) => {
  test('is named by its label, even when it is hidden', () => {
    renderView(<Control label="Email" isLabelHidden value="" onValueChange={ignore} />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDefined();
  });

  test('has its error and hint as description, the error first', () => {
    renderView(<Control label="Email" hint="We send a code there." errorText="Email is required" value="" onValueChange={ignore} />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(descriptions(control)).toEqual(['Email is required', 'We send a code there.']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  test('without an error it is not invalid', () => {
    renderView(<Control label="Email" value="" onValueChange={ignore} />);
    const control = screen.getByRole('textbox');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  test('autocompletes only when asked to', () => {
    const { rerender } = renderView(<Control label="Email" value="" onValueChange={ignore} />);
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('off');
    rerender(<Control label="Email" autoComplete="email" value="" onValueChange={ignore} />);
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('email');
  });

  test('reports its input', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { user } = renderView(<Control label="Email" value="a" onValueChange={onValueChange} />);
    await user.type(screen.getByRole('textbox'), 'b');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ab');
  });

  test('has its affixes inside the frame, before and after the text', () => {
    renderView(<Control label="Amount" asideStart="about" asideEnd="grams" value="1" onValueChange={ignore} />);
    const control = screen.getByRole('textbox', { name: 'Amount' });
    const parts = [...(screen.getByText('about').parentElement?.querySelectorAll('*') ?? [])];
    const places = [screen.getByText('about'), control, screen.getByText('grams')].map((part) => parts.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('has an icon in the frame only with an error, hidden from screen readers', () => {
    const { rerender } = renderView(<Control label="Email" value="" onValueChange={ignore} />);
    expect(document.querySelector('svg')).toBeNull();
    rerender(<Control label="Email" errorText="Email is required" value="" onValueChange={ignore} />);
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('TextArea', () => {
  // Sets the height where a browser lacks `field-sizing`.
  const room = () => screen.getByRole('textbox').parentElement?.dataset['text'];

  test('grows with its text only when asked to', () => {
    const { rerender } = renderView(<TextArea label="Dish" value="a ramen" onValueChange={ignore} />);
    expect(room()).toBeUndefined();
    rerender(<TextArea label="Dish" isAutoHeight value={'a ramen\nwith an egg'} onValueChange={ignore} />);
    expect(room()).toBe('a ramen\nwith an egg');
  });
});

describe('PasswordField', () => {
  function Harness() {
    const [value, setValue] = useState('');
    return <PasswordField label="Password" autoComplete="new-password" value={value} onValueChange={setValue} />;
  }

  test('the button shows and hides the password', async () => {
    const { user } = renderView(<Harness />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const button = screen.getByRole('button', { name: 'Show password' });
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await user.type(field, 'correct horse');
    await user.click(button);
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(field.value).toBe('correct horse');
    await user.click(button);
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });

  test('accepts a pasted password and tells password managers its purpose', async () => {
    const { user } = renderView(<Harness />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await user.click(field);
    await user.paste('from a manager');
    expect(field.value).toBe('from a manager');
    expect(field.autocomplete).toBe('new-password');
  });
});

test('a numbered text has one number for each of its lines, and none for people who hear it', () => {
  const { container } = renderView(<TextArea label="Text" isNumbered value={'One\n\nThree'} onValueChange={ignore} />);
  const lines = [...container.querySelectorAll('[aria-hidden] > span')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['One', '', 'Three']);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('One\n\nThree');
});
