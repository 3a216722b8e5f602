import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { newerOf, type Comparison, type Version } from '../../contract/recipes/version-endpoints.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, saving, type LoaderEvent } from '../parts/loader.ts';

interface Named {
  companyUri: string;
  guid: string;
}

interface RecipeVersionsContext extends Named {
  /** Newest first. */
  versions: readonly Version[];
  /** The viewed version, or the one being loaded. */
  wanted: number | null;
  opened: Comparison | null;
  error: ApiError | null;
}

export type RecipeVersionsEvent =
  | { type: 'version.opened'; version: number }
  | { type: 'version.closed' }
  | { type: 'restore.requested' }
  | LoaderEvent;

const named = ({ context: { companyUri, guid } }: { context: RecipeVersionsContext }): Named => ({ companyUri, guid });

/** The version history of a recipe: view any version, and restore it as a new one. */
export const recipeVersionsMachine = setup({
  types: {} as {
    context: RecipeVersionsContext;
    input: Named;
    events: RecipeVersionsEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'form';
  },
  actors: {} as {
    loadVersions: PromiseActorLogic<{ versions: Version[] }, Named>;
    loadVersion: PromiseActorLogic<Comparison, Named & { version: string }>;
    restore: PromiseActorLogic<Recipe, Named & { version: number; to: number }>;
  },
  actions: {
    keepVersions: assign((_, { versions }: { versions: readonly Version[] }) => ({ versions })),
    aimAt: assign((_, { version }: { version: number }) => ({ wanted: version, error: null })),
    keepOpened: assign((_, { opened }: { opened: Comparison }) => ({ opened, error: null })),
    close: assign({ opened: null, wanted: null, error: null }),
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
    isOutdated: (_, { error }: { error: ApiError }) => newerOf(error) !== null,
    isEarlier: ({ context: { opened, versions } }) => opened !== null && opened.recipe.version !== versions[0]?.version,
  },
}).createMachine({
  id: 'recipeVersions',
  description: 'Lists the versions of a recipe, shows one, and brings it back.',
  context: ({ input }) => ({ ...input, versions: [], wanted: null, opened: null, error: null }),
  output: ({ context: { companyUri, guid } }) => ({ redirectTo: `/ai/${encodeURIComponent(companyUri)}/recipes/${guid}` }),
  initial: 'loading',
  states: {
    loading: load('The list of versions is being fetched.', {
      src: 'loadVersions',
      input: named,
      onDone: { target: 'listed', actions: { type: 'keepVersions', params: ({ event }) => event.output } },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { target: 'failed', actions: keepError },
      ],
    }),
    missing: { description: 'There is no such recipe.' },
    failed: failed('The list could not be fetched.', {
      target: 'loading',
      actions: { type: 'keepError', params: { error: null } },
    }),
    listed: {
      description: 'The versions are listed.',
      tags: 'form',
      on: { 'version.opened': { target: 'opening', actions: { type: 'aimAt', params: ({ event }) => event } } },
    },
    opening: {
      ...saving('One version is being fetched.', {
        src: 'loadVersion',
        input: ({ context }) => ({ ...named({ context }), version: String(context.wanted ?? '') }),
        onDone: { target: 'opened', actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) } },
        onError: { target: 'listed', actions: keepError },
      }),
      on: { 'version.opened': { target: 'opening', reenter: true, actions: { type: 'aimAt', params: ({ event }) => event } } },
    },
    opened: {
      description: 'One version is shown, with what it made different.',
      tags: 'form',
      on: {
        'version.opened': { target: 'opening', actions: { type: 'aimAt', params: ({ event }) => event } },
        'version.closed': { target: 'listed', actions: 'close' },
        'restore.requested': { guard: 'isEarlier', target: 'restoring' },
      },
    },
    restoring: saving('The version is made the current one, as a new version.', {
      src: 'restore',
      input: ({ context }) => ({
        ...named({ context }),
        version: context.versions[0]?.version ?? 0,
        to: context.opened?.recipe.version ?? 0,
      }),
      onDone: 'restored',
      onError: [
        // Somebody else changed the recipe: the list is incomplete.
        { guard: { type: 'isOutdated', params: thrown }, target: 'loading', actions: [{ type: 'close' }, keepError] },
        { target: 'opened', actions: keepError },
      ],
    }),
    restored: { type: 'final', description: 'The way leads back to the recipe.' },
  },
});
