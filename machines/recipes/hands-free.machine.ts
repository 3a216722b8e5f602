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

/** The page that is cooked from. */
export type CookedPage = ActorRef<Snapshot<unknown>, { type: 'step.turned'; by: number }>;

/** What is said aloud. */
export type Spoken =
  | { kind: 'step' }
  /** Of an ingredient, as it was asked for. */
  | { kind: 'amount'; of: string }
  | { kind: 'timerStarted'; minutes: number | null }
  | { kind: 'timerStopped' };

export interface HandsFreeInput {
  page: CookedPage;
  /** True where the browser can turn speech into words. */
  isAvailable: boolean;
}

interface HandsFreeContext extends HandsFreeInput {
  /** What was heard last, as it was written down. */
  heard: string | null;
  command: VoiceCommand | null;
  spoken: Spoken;
  /** The user knows what leaves the device, and has agreed. */
  hasAgreed: boolean;
}

export type HandsFreeEvent =
  /** By a press, and by nothing else. */
  | { type: 'listening.requested' }
  | { type: 'listening.agreed' }
  | { type: 'listening.declined' }
  | { type: 'listening.stopped' }
  /** By the recogniser. */
  | { type: 'words.heard'; words: string; language: string }
  | { type: 'recogniser.ended' }
  | { type: 'recogniser.refused' }
  | { type: 'recogniser.failed' }
  /** Another step is open. */
  | { type: 'step.shown' };

const isKind = (kind: VoiceCommand['kind']) => ({ type: 'isKind' as const, params: { kind } });
const say = (spoken: Spoken) => ({ type: 'setSpoken' as const, params: { spoken } });

/** Cooking by voice: listens for a few words and reads steps aloud, never both at once, so that it does not hear itself. */
export const handsFreeMachine = setup({
  types: {} as { context: HandsFreeContext; input: HandsFreeInput; events: HandsFreeEvent },
  actors: {} as {
    /** Sends `words.heard` and how it ended. */
    listen: CallbackActorLogic<EventObject>;
    /** Says it aloud, and is done when that is said. */
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
    /** Hole: a timer for the open step, or for so many minutes. */
    startTimer: (_, _params: { page: CookedPage; minutes: number | null }) => undefined,
    /** Hole: the timer that rings, or the one that ends next. */
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
