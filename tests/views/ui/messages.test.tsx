import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Collapse } from '../../../src/ui/Collapse.tsx';
import { DataError } from '../../../src/ui/DataError.tsx';
import { DataPlaceholder } from '../../../src/ui/DataPlaceholder.tsx';
import { FormError } from '../../../src/ui/FormError.tsx';
import { ImpersonationBanner } from '../../../src/ui/ImpersonationBanner.tsx';
import { ProgressStages } from '../../../src/ui/ProgressStages.tsx';
import { StatusMessage } from '../../../src/ui/StatusMessage.tsx';
import { SuccessMessage } from '../../../src/ui/SuccessMessage.tsx';
import { renderView } from '../../support/views/render-view.tsx';

test('the error area exists before its message, so that the message is announced', () => {
  const { rerender } = renderView(<FormError />);
  const area = screen.getByRole('alert');
  expect(area.textContent).toBe('');
  rerender(<FormError action={<a href="/reset-password">Reset password</a>}>Wrong email or password</FormError>);
  expect(screen.getByRole('alert')).toBe(area);
  expect(area.textContent).toBe('Wrong email or passwordReset password');
});

test('a status is a polite live region, visible or hidden', () => {
  const { rerender } = renderView(<StatusMessage isHidden>Writing</StatusMessage>);
  expect(screen.getByRole('status').textContent).toBe('Writing');
  rerender(<StatusMessage>Writing</StatusMessage>);
  expect(screen.getByRole('status').textContent).toBe('Writing');
});

test('a success without words shows no tick', () => {
  const { rerender } = renderView(
    <SuccessMessage>
      {false}
      {null}
    </SuccessMessage>,
  );
  expect(screen.getByRole('status').childElementCount).toBe(0);
  rerender(
    <SuccessMessage>
      {false}
      {'The passkey was added.'}
    </SuccessMessage>,
  );
  expect(screen.getByRole('status').textContent).toBe('The passkey was added.');
});

test('data: an empty placeholder, then the exact error with a retry', async () => {
  const onRetry = vi.fn<() => void>();
  const { user, rerender } = renderView(<DataPlaceholder />);
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
  rerender(<DataPlaceholder shape="recipe" />);
  expect(screen.getByRole('status', { name: 'Loading' }).children.length).toBeGreaterThan(1);
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  rerender(<DataError onRetry={onRetry} />);
  expect(screen.getByText('Error loading data!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the banner names both people and switches back by a page load', () => {
  const banner = (email: string | null) => (
    <ImpersonationBanner email={email} adminEmail="staff@anydish.example" switchBackHref="/console/users/1/logout" />
  );
  const { history, rerender } = renderView(banner('cook@anydish.example'));
  expect(screen.getByText('logged in as cook@anydish.example')).toBeDefined();
  rerender(banner(null));
  expect(screen.getByText('this login has expired')).toBeDefined();
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'switch back to staff@anydish.example' });
  expect(back.getAttribute('href')).toBe('/console/users/1/logout');
  expect(history).toEqual(['/']);
});

test('stages before the current one are done, later ones pending', () => {
  const stages = ['Reading', 'Writing', 'Checking'].map((label) => ({ id: label, label }));
  renderView(<ProgressStages label="Progress" stages={stages} currentId="Writing" />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => [item.textContent, item.dataset['state'], item.getAttribute('aria-current')])).toEqual([
    ['Reading', 'done', null],
    ['Writing', 'current', 'step'],
    ['Checking', 'ahead', null],
  ]);
});

test('collapsed content stays mounted but unreachable', () => {
  const { rerender, container } = renderView(
    <Collapse isOpen={false}>
      <input aria-label="New password" defaultValue="typed" />
    </Collapse>,
  );
  const folded = container.firstElementChild;
  expect(folded?.hasAttribute('inert')).toBe(true);
  rerender(
    <Collapse isOpen>
      <input aria-label="New password" defaultValue="typed" />
    </Collapse>,
  );
  expect(container.firstElementChild).toBe(folded);
  expect(folded?.hasAttribute('inert')).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('typed');
});
