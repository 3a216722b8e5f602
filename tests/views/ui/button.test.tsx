import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/Button.tsx';
import { ButtonLink } from '../../../src/ui/ButtonLink.tsx';
import { renderView } from '../../support/views/render-view.tsx';

test('does not submit a form unless asked to', () => {
  renderView(<Button>Save</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).type).toBe('button');
});

test('while loading it is disabled, busy, keeps its name and shows a spinner', async () => {
  const onClick = vi.fn<() => void>();
  const { user, container } = renderView(
    <Button isLoading onClick={onClick}>
      Sign up
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('at rest it is neither busy nor disabled and has no spinner', () => {
  const { container } = renderView(<Button>Sign up</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(false);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(container.querySelector('svg')).toBeNull();
});

test('dimmed is only a style: it can be pressed', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderView(
    <Button isDimmed onClick={onClick}>
      Sign up
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('as a link it navigates without a page load', async () => {
  const { user, history } = renderView(<ButtonLink href="/login">Sign in</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(history).toEqual(['/', '/login']);
});
