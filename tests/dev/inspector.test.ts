import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { signUpMachine } from '../../machines/sign-in/sign-up.machine.ts';
import { inspectFlows } from '../../src/dev/inspector.ts';
import { anonymous } from '../machines/samples.ts';
import { scripted } from '../support/scripted.ts';
import { settled } from '../support/stage.ts';

type Listener = (event: { data: unknown }) => void;

/** A window whose pop-up is the inspector: `connect` says that it is there, `posted` is what it was told. */
function inspectorWindow() {
  const listeners: Listener[] = [];
  const posted: unknown[] = [];
  const popUp = { postMessage: (message: unknown) => posted.push(structuredClone(message)) };
  vi.stubGlobal('window', {
    open: () => popUp,
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    // The inspector converts events when the browser is idle.
    requestIdleCallback: queueMicrotask,
  });
  return {
    posted,
    connect: () => {
      for (const listener of listeners) listener({ data: { type: '@statelyai.connected' } });
    },
  };
}

test('the inspector gets the actors that are there and what they do, and none of their secrets', async () => {
  const { posted, connect } = inspectorWindow();
  const input = {
    step: 'form',
    email: '',
    typedName: null,
    stored: null,
    sourcePage: null,
    session: { ...anonymous, email: 'ada.lovelace@anydish.example' },
    now: Date.now,
  };
  const root = createActor(scripted(signUpMachine), { input }).start();
  inspectFlows(root);
  connect();
  root.send({ type: 'email.changed', email: 'ada.lovelace@anydish.example' });
  root.send({ type: 'password.changed', password: 'correct horse' });
  root.send({ type: 'form.submitted' });
  await settled();
  const words = JSON.stringify(posted);
  expect(words).toContain('"@xstate.actor"');
  expect(words).toContain('"password.changed"');
  expect(words).toContain('"creating"');
  expect(words).not.toContain('correct horse');
  expect(words).not.toContain('ada.lovelace');
});
