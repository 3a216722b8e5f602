import { setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate';

export type InstallEvent =
  /** The browser is ready to ask. */
  | { type: 'install.offered' }
  /** The web app is installed, by us or by the browser's menu. */
  | { type: 'install.done' }
  | { type: 'install.requested' };

/** Installing the web app by the browser's own question, where there is one. */
export const installMachine = setup({
  types: {} as { events: InstallEvent },
  actors: {} as {
    /** Sends `install.offered` and `install.done`. */
    followBrowser: CallbackActorLogic<InstallEvent>;
    /** Shows the browser's question; true when it was answered with yes. */
    askBrowser: PromiseActorLogic<boolean>;
  },
  guards: { isYes: (_, { isYes }: { isYes: boolean }) => isYes },
}).createMachine({
  id: 'install',
  description: 'Installs the web app by the browser’s question.',
  invoke: { id: 'followBrowser', src: 'followBrowser' },
  on: { 'install.done': '.installed' },
  initial: 'unoffered',
  states: {
    unoffered: {
      description: 'The browser has no question: it cannot install, or has been asked already.',
      on: { 'install.offered': 'offered' },
    },
    offered: {
      description: 'The browser can be asked.',
      on: { 'install.requested': 'asking' },
    },
    asking: {
      description: 'The browser asks. A question can be shown once.',
      invoke: {
        id: 'askBrowser',
        src: 'askBrowser',
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => ({ isYes: event.output }) }, target: 'installed' }, 'unoffered'],
        onError: 'unoffered',
      },
      on: { 'install.offered': 'offered' },
    },
    installed: { description: 'There is nothing more to install.' },
  },
});
