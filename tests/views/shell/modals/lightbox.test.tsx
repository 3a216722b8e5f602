import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';
import { modalsMachine } from '../../../../machines/shell/modals.machine.ts';
import { ConfirmBox } from '../../../../src/views/shell/modals/ConfirmBox.tsx';
import { modalBox } from '../../../../src/views/shell/modals/modal-view.ts';
import { ModalStack } from '../../../../src/views/shell/modals/ModalStack.tsx';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

/** The stack above a page with one focused button. */
async function openStack() {
  const view = await renderFlow(
    onStage(modalsMachine, () => undefined),
    (flow) => (
      <>
        <main id="main" tabIndex={-1}>
          <button type="button">Behind</button>
        </main>
        <ModalStack flow={flow}>{null}</ModalStack>
      </>
    ),
  );
  screen.getByRole('button', { name: 'Behind' }).focus();
  const open = (title: string, box: Partial<ModalBox> = {}) => view.send({ type: 'modal.requested', key: title, box: { title, ...box } });
  const wait = (milliseconds: number) => act(() => view.stage.clock.increment(milliseconds));
  const box = (title: string) => screen.getByRole('dialog', { name: title });
  const titles = () => screen.queryAllByRole('dialog').map((found) => within(found).getByRole('heading').textContent);
  const isInert = (title: string) => around(box(title)).hasAttribute('inert');
  return { ...view, open, wait, box, titles, isInert };
}

const around = (box: HTMLElement) => box.parentElement ?? box;

test('is a named dialog with its text, at z-index 1298 plus its order', async () => {
  const { open, box } = await openStack();
  open('First', { content: 'Some words' });
  open('Second', { order: 7 });
  expect(box('First').textContent).toContain('Some words');
  expect(box('First').getAttribute('aria-modal')).toBe('true');
  expect([around(box('First')).style.zIndex, around(box('Second')).style.zIndex]).toEqual([
    'calc(var(--layer-modal) + 0)',
    'calc(var(--layer-modal) + 7)',
  ]);
});

test('fades in 50 ms after mounting; without animation it appears at once', async () => {
  const { open, wait, box } = await openStack();
  open('Slow');
  expect(around(box('Slow')).dataset['open']).toBeUndefined();
  wait(50);
  expect(around(box('Slow')).dataset['open']).toBe('true');
  open('Quick', { disableAnimation: true });
  expect(around(box('Quick')).dataset).toMatchObject({ open: 'true', still: 'true' });
});

test('only the top box is reachable, and Escape closes it alone', async () => {
  const { open, wait, isInert, titles, user } = await openStack();
  open('First');
  open('Second');
  expect([isInert('First'), isInert('Second')]).toEqual([true, false]);
  await user.keyboard('{Escape}');
  expect(isInert('Second'), 'what fades out is out of reach').toBe(true);
  wait(200);
  expect(titles()).toEqual(['First']);
  expect(isInert('First')).toBe(false);
});

test('the focus moves in, is trapped inside, and returns', async () => {
  const { open, wait, box, user } = await openStack();
  open('Question', { Component: ConfirmBox, content: { text: 'Really?', yes: 'Yes', no: 'No' } });
  const [close, no, yes] = ['Close', 'No', 'Yes'].map((name) => within(box('Question')).getByRole('button', { name }));
  expect(document.activeElement, 'the answer that does no harm').toBe(no);
  await user.tab();
  expect(document.activeElement).toBe(yes);
  await user.tab();
  expect(document.activeElement).toBe(close);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(yes);
  await user.keyboard('{Escape}');
  wait(200);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behind' }));
});

test('the box gets the focus when nothing inside does, and Tab continues from there', async () => {
  const { open, box, user } = await openStack();
  open('Words');
  expect(document.activeElement).toBe(box('Words'));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('its selector names the initial focus', async () => {
  const { open } = await openStack();
  open('Words', { selector: 'button' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('the focus goes to the page when its origin is gone', async () => {
  const { open, wait, user } = await openStack();
  open('Words');
  screen.getByRole('button', { name: 'Behind' }).remove();
  await user.keyboard('{Escape}');
  wait(200);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a press outside closes it; one inside, or started inside, does not', async () => {
  const { open, wait, box, titles, user } = await openStack();
  open('Words', { content: 'Some words' });
  await user.click(screen.getByText('Some words'));
  await user.pointer([
    { target: screen.getByText('Some words'), keys: '[MouseLeft>]' },
    { target: around(box('Words')), keys: '[/MouseLeft]' },
  ]);
  wait(200);
  expect(titles()).toEqual(['Words']);
  await user.click(around(box('Words')));
  wait(200);
  expect(titles()).toEqual([]);
});

test('an Escape handled inside does not close it', async () => {
  const { open, wait, titles, user } = await openStack();
  open('Words');
  addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
  await user.keyboard('{Escape}');
  wait(200);
  expect(titles()).toEqual(['Words']);
});

test.each([
  ['No', false],
  ['Yes', true],
  ['Close', null],
])('"%s" closes a question with %s', async (name, outcome) => {
  const { open, wait, user } = await openStack();
  const onClose = vi.fn<(chosen: unknown) => void>();
  const { content, Component } = modalBox(ConfirmBox, { text: 'Really?', yes: 'Yes', no: 'No', isDangerous: true }, { title: '' });
  open('Question', { content, Component, onClose });
  await user.click(screen.getByRole('button', { name }));
  wait(200);
  expect(onClose.mock.calls).toEqual([[outcome]]);
});

test('has the style that its box requests', async () => {
  const { open, box } = await openStack();
  open('Plain');
  expect(around(box('Plain')).dataset).toMatchObject({ theme: 'light', layout: 'sheet' });
  expect(around(box('Plain')).dataset['full']).toBeUndefined();
  open('Picture', { theme: 'dark', layout: 'picture', isFullScreenOnMobile: true, styles: { maxInlineSize: '10rem' } });
  expect(around(box('Picture')).dataset).toMatchObject({ theme: 'dark', layout: 'picture', full: 'true' });
  expect(box('Picture').style.maxInlineSize).toBe('10rem');
});
