import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { debugMachine } from '../../../../machines/developer/debug.machine.ts';
import { DebugPage } from '../../../../src/views/developer/debug/DebugPage.tsx';
import { exchange } from '../../../machines/developer/debug.fixture.ts';
import { failure } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

const open = () =>
  renderFlow(
    onStage(debugMachine, () => undefined),
    (flow) => <DebugPage flow={flow}>{null}</DebugPage>,
  );

const nothingYet = 'There are no messages yet. In production none are ever shown.';
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('announces Loading while the list is empty, to screen readers too', async () => {
  await open();
  expect(screen.getByText('Loading').closest('output')).not.toBeNull();
  expect(screen.queryByText(nothingYet)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('each message with its role and content, in order of arrival', async () => {
  const { answer } = await open();
  await answer('loadEntries', exchange);
  expect(screen.queryByText('Loading')).toBeNull();
  const lines = screen.getAllByRole('listitem').map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ['user', 'a ramen'],
    ['assistant', 'Miso Ramen'],
  ]);
});

test('messages are plain text, even with markup, in their own direction', async () => {
  const { answer } = await open();
  const content = '<img src=x onerror=alert(1)> שקשוקה';
  await answer('loadEntries', [{ role: 'user', content }]);
  expect(within(screen.getByRole('listitem')).queryByRole('img')).toBeNull();
  expect(screen.getByText(content).dir).toBe('auto');
});

test('an empty answer still says Loading, and explains why', async () => {
  const { answer } = await open();
  await answer('loadEntries', []);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.getByText(nothingYet)).toBeTruthy();
});

test('an error is an alert, and the same button retries', async () => {
  const { answer, refuse, user } = await open();
  await refuse('loadEntries', failure('unknown'));
  expect(screen.getByRole('alert').textContent).toBe('The server says: unknown.');
  expect(screen.queryByText('Loading')).toBeNull();
  await user.click(button('Try again'));
  expect(screen.getByRole('alert').textContent).toBe('');
  await answer('loadEntries', exchange);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('the list stays while it reloads, and when that fails', async () => {
  const { answer, refuse, user } = await open();
  await answer('loadEntries', exchange);
  await user.click(button('Refresh'));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(button('Refresh').disabled).toBe(true);
  await refuse('loadEntries', failure('unknown'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).not.toBe('');
});
