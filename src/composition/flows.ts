import type { EventObject } from 'xstate';
import type { PublicConfig } from '../../contract/public-config.ts';
import { signUpStateSchema, type Session } from '../../contract/entities.ts';
import type { Chunk, PageAddress } from '../../machines/page.machine.ts';
import type { SignUpStep } from '../../machines/sign-up.machine.ts';
import type { Api } from '../services/api.ts';
import { goTo } from '../services/location.ts';
import { storedRecord } from '../services/stored-record.ts';

/** What a flow may use of the rest of the app. Read when the flow begins, so that it is never stale. */
export interface FlowScope {
  api: Api;
  config: PublicConfig;
  /** Who is using the product, once that is known. */
  session: () => Promise<Session>;
  sourcePage: () => string | null;
  saveSession: (session: Session) => void;
  newId: () => string;
}

type FlowLoader = (scope: FlowScope, address: PageAddress) => Promise<Chunk>;

const ignoreAddress = () => null;

/** A page without a flow. */
export const withoutFlow: Chunk = { flow: null, eventFor: ignoreAddress };

/** A flow that only members may begin: for a visitor nothing of it is fetched. The page around it says why. */
const forMembers =
  (loader: FlowLoader): FlowLoader =>
  async (scope, address) =>
    (await scope.session()).isVerified ? loader(scope, address) : withoutFlow;

const signUpSteps: Record<string, SignUpStep> = { '/sign-up/verification': 'verification', '/sign-up/profile': 'profile' };
const stepOf = (path: string): SignUpStep => signUpSteps[path] ?? 'form';
const pathOf = (step: SignUpStep): string => (step === 'form' ? '/sign-up' : `/sign-up/${step}`);

const signUp: FlowLoader = async (scope, address) => {
  const [{ signUpMachine }, { verificationMachine }, { resendMachine }, { profileMachine }, { accountActors }] = await Promise.all([
    import('../../machines/sign-up.machine.ts'),
    import('../../machines/verification.machine.ts'),
    import('../../machines/resend.machine.ts'),
    import('../../machines/profile.machine.ts'),
    import('../services/accounts.ts'),
  ]);
  const { createAccount, sendCode, confirmCode, saveProfile } = accountActors(scope.api);
  const record = storedRecord(() => sessionStorage, 'anydish.sign-up', signUpStateSchema);
  const logic = signUpMachine.provide({
    actors: {
      createAccount,
      verification: verificationMachine.provide({ actors: { confirmCode, resend: resendMachine.provide({ actors: { sendCode } }) } }),
      profile: profileMachine.provide({ actors: { saveProfile } }),
    },
    actions: {
      rememberSignUp: (_, state) => record.write(state),
      forgetSignUp: () => record.write(null),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
      showStep: (_, { step }) => goTo(pathOf(step)),
    },
  });
  const input = {
    step: stepOf(address.path),
    stored: record.read(),
    sourcePage: scope.sourcePage(),
    session: await scope.session(),
    now: Date.now,
  };
  return {
    flow: { logic, input },
    eventFor: ({ path }): EventObject & { step: SignUpStep } => ({ type: 'step.opened', step: stepOf(path) }),
  };
};

const signIn: FlowLoader = async (scope) => {
  const [{ signInMachine }, { accountActors }] = await Promise.all([
    import('../../machines/sign-in.machine.ts'),
    import('../services/accounts.ts'),
  ]);
  const logic = signInMachine.provide({
    actors: { signIn: accountActors(scope.api).signIn },
    actions: { saveSession: (_, { session }) => scope.saveSession(session) },
  });
  return { flow: { logic, input: { email: '', sourcePage: scope.sourcePage() } }, eventFor: ignoreAddress };
};

const kitchen: FlowLoader = async (scope, address) => {
  const [{ kitchenMachine }, { kitchenActors, rememberKitchen }, { createPhotoStore }] = await Promise.all([
    import('../../machines/kitchen.machine.ts'),
    import('../services/kitchen.ts'),
    import('../services/photo-store.ts'),
  ]);
  const photos = createPhotoStore(scope.newId);
  const remember = rememberKitchen(photos);
  const logic = kitchenMachine.provide({
    actors: kitchenActors(scope.api, photos),
    actions: { remember: (_, params) => remember(params) },
  });
  const input = { companyUri: address.params['companyUri'] ?? '', unitSystem: preferredUnits(), newId: scope.newId };
  return { flow: { logic, input }, eventFor: ignoreAddress };
};

// The United States, Liberia and Myanmar cook by cups and pounds.
const preferredUnits = () => (['US', 'LR', 'MM'].includes(new Intl.Locale(navigator.language).region ?? '') ? 'us' : 'metric');

const recipe: FlowLoader = async (scope, { params }) => {
  const [{ recipeMachine }, { recipeActors }] = await Promise.all([
    import('../../machines/recipe.machine.ts'),
    import('../services/recipes.ts'),
  ]);
  const { loadRecipe } = recipeActors(scope.api);
  const input = { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '' };
  return { flow: { logic: recipeMachine.provide({ actors: { loadRecipe } }), input }, eventFor: ignoreAddress };
};

const recipes: FlowLoader = async (scope) => {
  const [{ recipesMachine }, { recipeActors }] = await Promise.all([
    import('../../machines/recipes.machine.ts'),
    import('../services/recipes.ts'),
  ]);
  const { loadRecipes } = recipeActors(scope.api);
  return { flow: { logic: recipesMachine.provide({ actors: { loadRecipes } }), input: undefined }, eventFor: ignoreAddress };
};

const flowViewer: FlowLoader = async () => (import.meta.env.DEV_TOOLS ? (await import('./flow-viewer.ts')).openFlowViewer() : withoutFlow);

/** How each page's flow is fetched, given what it needs, and begun. */
export const flows = {
  signUp,
  signIn,
  kitchen: forMembers(kitchen),
  recipe: forMembers(recipe),
  recipes: forMembers(recipes),
  flowViewer,
} as const satisfies Record<string, FlowLoader>;
export type FlowName = keyof typeof flows;
