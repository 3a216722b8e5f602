import {
  assign,
  sendTo,
  setup,
  type ActorRef,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate';
import { timings } from '../parts/timings.ts';
import { readCommand, type VoiceCommand } from './voice-commands.ts';

/** The recipe being cooked. */
export type CookedPage = ActorRef<Snapshot<unknown>, { type: 'step.turned'; by: number }>;

/** Text to speak. */
export type Spoken =
  | { kind: 'step' }
  /** The ingredient as the user named it. */
  | { kind: 'amount'; of: string }
  | { kind: 'timerStarted'; minutes: number | null }
  | { kind: 'timerStopped' };

export interface HandsFreeInput {
  page: CookedPage;
  /** True where the browser supports speech recognition. */
  isAvailable: boolean;
}

interface HandsFreeContext extends HandsFreeInput {
  /** Transcript of the last utterance. */
  heard: string | null;
  command: VoiceCommand | null;
  spoken: Spoken;
  /** The user was told what leaves the device, and agreed. */
  hasAgreed: boolean;
}

export type HandsFreeEvent =
  /** Only by a press. */
  | { type: 'listening.requested' }
  | { type: 'listening.agreed' }
  | { type: 'listening.declined' }
  | { type: 'listening.stopped' }
  /** From the recogniser. */
  | { type: 'words.heard'; words: string; language: string }
  | { type: 'recogniser.ended' }
  | { type: 'recogniser.refused' }
  | { type: 'recogniser.failed' }
  /** Another step is open. */
  | { type: 'step.shown' };

const isKind = (kind: VoiceCommand['kind']) => ({ type: 'isKind' as const, params: { kind } });
const say = (spoken: Spoken) => ({ type: 'setSpoken' as const, params: { spoken } });

/** Voice control for cooking: listens for a few commands and reads steps aloud, never both at once, so that it does not hear itself. */
export const handsFreeMachine = setup({
  types: {} as { context: HandsFreeContext; input: HandsFreeInput; events: HandsFreeEvent },
  actors: {} as {
    /** Sends `words.heard` and the reason it ended. */
    listen: CallbackActorLogic<EventObject>;
    /** Speaks a text and resolves at its end. */
    speak: PromiseActorLogic<unknown, { page: CookedPage; spoken: Spoken }>;
  },
  actions: {
    agree: assign({ hasAgreed: true }),
    keepWords: assign((_, { words, language }: { words: string; language: string }) => ({
      heard: words,
      command: readCommand(words, language),
    })),
    forgetWords: assign({ heard: null, command: null }),
    setSpoken: assign((_, { spoken }: { spoken: Spoken }) => ({ spoken })),
    askAmount: assign(({ context }) => ({
      spoken: { kind: 'amount' as const, of: context.command?.kind === 'howMuch' ? context.command.of : '' },
    })),
    sayTimer: assign(({ context }) => ({
      spoken: { kind: 'timerStarted' as const, minutes: context.command?.kind === 'startTimer' ? context.command.minutes : null },
    })),
    turnOn: sendTo(({ context }) => context.page, { type: 'step.turned', by: 1 }),
    turnBack: sendTo(({ context }) => context.page, { type: 'step.turned', by: -1 }),
    /** Hole: starts a timer for the open step, or for the given minutes. */
    startTimer: (_, _params: { page: CookedPage; minutes: number | null }) => undefined,
    /** Hole: stops the ringing timer, or the one that ends next. */
    stopTimer: () => undefined,
  },
  guards: {
    isAvailable: ({ context }) => context.isAvailable,
    hasAgreed: ({ context }) => context.hasAgreed && context.isAvailable,
    isKind: ({ context }, { kind }: { kind: VoiceCommand['kind'] }) => context.command?.kind === kind,
  },
  delays: { pause: timings.listeningPause },
}).createMachine({
  id: 'handsFree',
  description: 'Follows spoken words through a recipe, and reads it aloud.',
  context: ({ input }) => ({ ...input, heard: null, command: null, spoken: { kind: 'step' }, hasAgreed: false }),
  initial: 'off',
  states: {
    off: {
      description: 'Nobody listens.',
      on: {
        'listening.requested': [
          { guard: 'hasAgreed', target: 'on' },
          { guard: 'isAvailable', target: 'asking' },
          { target: 'unavailable' },
        ],
      },
    },
    asking: {
      description: 'It is said what may leave the device, before anything does.',
      on: { 'listening.agreed': { target: 'on', actions: 'agree' }, 'listening.declined': 'off' },
    },
    on: {
      description: 'The recipe is led by voice.',
      entry: ['forgetWords', say({ kind: 'step' })],
      initial: 'speaking',
      on: {
        'listening.stopped': 'off',
        'step.shown': { target: '.speaking', actions: say({ kind: 'step' }) },
      },
      states: {
        listening: {
          description: 'Words are waited for.',
          invoke: { id: 'listen', src: 'listen' },
          on: {
            'words.heard': { target: 'heard', actions: { type: 'keepWords', params: ({ event }) => event } },
            'recogniser.ended': 'pausing',
            'recogniser.refused': '#handsFree.denied',
            'recogniser.failed': '#handsFree.failed',
          },
        },
        pausing: {
          description: 'The recogniser has rested after a silence; it is asked again.',
          after: { pause: 'listening' },
        },
        heard: {
          description: 'What was heard is done.',
          always: [
            { guard: isKind('next'), target: 'listening', actions: 'turnOn' },
            { guard: isKind('back'), target: 'listening', actions: 'turnBack' },
            { guard: isKind('repeat'), target: 'speaking', actions: say({ kind: 'step' }) },
            { guard: isKind('howMuch'), target: 'speaking', actions: 'askAmount' },
            {
              guard: isKind('startTimer'),
              target: 'speaking',
              actions: [
                'sayTimer',
                {
                  type: 'startTimer',
                  params: ({ context: { page, command } }) => ({
                    page,
                    minutes: command?.kind === 'startTimer' ? command.minutes : null,
                  }),
                },
              ],
            },
            { guard: isKind('stopTimer'), target: 'speaking', actions: ['stopTimer', say({ kind: 'timerStopped' })] },
            { guard: isKind('stop'), target: '#handsFree.off' },
            { target: 'listening' },
          ],
        },
        speaking: {
          description: 'Something is said aloud; nobody listens meanwhile.',
          invoke: {
            id: 'speak',
            src: 'speak',
            input: ({ context: { page, spoken } }) => ({ page, spoken }),
            onDone: 'listening',
            onError: 'listening',
          },
        },
      },
    },
    unavailable: { description: 'This browser cannot turn speech into words.' },
    denied: {
      description: 'The user, or the browser, did not allow the microphone.',
      on: { 'listening.requested': 'on' },
    },
    failed: {
      description: 'The recogniser has failed, as without a network.',
      on: { 'listening.requested': 'on' },
    },
  },
});
