import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Sitemaps } from '../../contract/console/sitemaps.ts';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import { stepUpMachine, type StepUpAbout } from '../sign-in/step-up.machine.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface SitemapsContext {
  sitemaps: Sitemaps | null;
  /** The version last asked to stop or to be published. */
  guid: string | null;
  error: ApiError | null;
}

export type SitemapsEvent =
  | { type: 'version.requested' }
  | { type: 'cancel.requested'; guid: string }
  | { type: 'publication.requested'; guid: string }
  | LoaderEvent;

const aboutVersion = ({ sitemaps, guid }: SitemapsContext): StepUpAbout => {
  const version = sitemaps?.versions.find((one) => one.guid === guid)?.number;
  return { area: 'sitemaps', action: null, deed: 'publish', title: version === undefined ? null : String(version), rows: 1 };
};

const open = new Set(['waiting', 'writing', 'checking']);

/** Sitemaps for search engines: generate, inspect, publish and withdraw. */
export const sitemapsMachine = setup({
  types: {} as { context: SitemapsContext; events: SitemapsEvent; tags: 'busy'; children: { stepUp: 'stepUp' } },
  actors: { stepUp: stepUpMachine } as {
    stepUp: typeof stepUpMachine;
    loadSitemaps: PromiseActorLogic<Sitemaps>;
    startSitemap: PromiseActorLogic<unknown>;
    cancelSitemap: PromiseActorLogic<unknown, { guid: string }>;
    publishSitemap: PromiseActorLogic<unknown, { guid: string }>;
  },
  actions: {
    keepSitemaps: assign((_, { sitemaps }: { sitemaps: Sitemaps }) => ({ sitemaps })),
    choose: assign((_, { guid }: { guid: string | null }) => ({ guid, error: null })),
    keepError: assign(kept),
  },
  guards: {
    isUnderWay: ({ context }) => context.sitemaps?.versions.some(({ state }) => open.has(state)) === true,
    ...proofGuards,
    ...refusalGuards,
  },
  delays: { nextLook: 2_000 },
}).createMachine({
  id: 'sitemaps',
  description: 'Makes maps of the site, shows what they hold and what was found wrong, and publishes one.',
  context: { sitemaps: null, guid: null, error: null },
  initial: 'loading',
  states: {
    loading: load('The versions are being fetched; those that are there stay.', {
      src: 'loadSitemaps',
      onDone: { target: 'shown', actions: { type: 'keepSitemaps', params: ({ event }) => ({ sitemaps: event.output }) } },
      onError: refused,
    }),
    ...refusals,
    failed: failed('The versions could not be fetched.', {
      target: 'loading',
      actions: { type: 'keepError', params: { error: null } },
    }),
    shown: {
      description: 'The versions are shown. What the server makes it goes on making, whether or not somebody looks.',
      on: {
        'version.requested': { target: 'starting', actions: { type: 'choose', params: { guid: null } } },
        'cancel.requested': { target: 'cancelling', actions: { type: 'choose', params: ({ event }) => event } },
        'publication.requested': { target: 'publishing', actions: { type: 'choose', params: ({ event }) => event } },
      },
      initial: 'deciding',
      states: {
        deciding: { description: 'Passed at once.', always: [{ guard: 'isUnderWay', target: 'watching' }, 'calm'] },
        calm: { description: 'Nothing is being made.' },
        watching: { description: 'A version is being made, so the page looks again soon.', after: { nextLook: 'looking' } },
        looking: {
          description: 'How far it is, is being fetched.',
          invoke: {
            id: 'look',
            src: 'loadSitemaps',
            onDone: { target: 'deciding', actions: { type: 'keepSitemaps', params: ({ event }) => ({ sitemaps: event.output }) } },
            onError: 'watching',
          },
        },
      },
    },
    starting: load('The server takes the order for a version.', {
      src: 'startSitemap',
      onDone: 'loading',
      onError: { target: 'shown', actions: keepError },
    }),
    cancelling: load('The server stops the version.', {
      src: 'cancelSitemap',
      input: ({ context }) => ({ guid: context.guid ?? '' }),
      onDone: 'loading',
      onError: { target: 'shown', actions: keepError },
    }),
    publishing: load('The server begins to serve the version.', {
      src: 'publishSitemap',
      input: ({ context }) => ({ guid: context.guid ?? '' }),
      onDone: 'loading',
      onError: [unproven('proving'), { target: 'shown', actions: keepError }],
    }),
    proving: proving('A box asks for a second step before a version is published.', {
      purpose: 'saveRecord',
      given: 'publishing',
      closed: 'shown',
      about: aboutVersion,
    }),
  },
});
