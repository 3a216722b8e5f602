import { msg } from '@lingui/core/macro';
import { switchBackPath } from '../../contract/console/console-paths.ts';
import { notMePath } from '../../contract/sign-in/not-me.ts';
import { afterFirstPaint } from '../services/first-paint.ts';
import { consolePage } from './console-pages.ts';
import { fetchView } from './loaded-views.ts';
import { developerPages } from './developer-pages.ts';
import { INDEX, SET_LATER, wholeTable, WRAPPER } from './page-table.ts';
import { kitchenPages, trialPage } from './kitchen-pages.ts';
import { importPath, shoppingPath, trashPath } from './member-paths.ts';
import { savedRecipesPage, savedRecipesPart, sharedShoppingPage } from './saved-recipes-page.ts';
import { settingsPage } from './settings-page.ts';
import { categoryPage, sharedRecipePage } from './shared-pages.ts';

/** The views beside a member's pages come with their frame: timers must be stoppable offline. */
async function besideMembers<T>(frame: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([frame, fetchView('headMenus'), fetchView('ringingTimers')]);
  return loaded;
}

/** Every page of the site. Each view and each flow is a separate chunk. */
export const pages = wholeTable([
  {
    key: 'landing',
    path: '/',
    title: msg`AnyDish: instant AI recipes`,
    load: async () => (await import('./first/landing.ts')).LandingPage,
    children: [
      {
        key: 'sample',
        path: INDEX,
        title: SET_LATER,
        load: async () => (await import('./first/landing.ts')).SamplePage,
        flow: async () => (await import('./first/landing.ts')).openSample,
        waitFor: afterFirstPaint,
      },
    ],
  },
  {
    key: 'privacy',
    path: '/privacy',
    title: msg`Privacy Policy`,
    load: async () => (await import('../views/shell/legal/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    key: 'terms',
    path: '/terms',
    title: msg`Terms and Conditions`,
    load: async () => (await import('../views/shell/legal/TermsPage.tsx')).TermsPage,
  },
  savedRecipesPage,
  sharedShoppingPage,
  sharedRecipePage,
  categoryPage,
  trialPage,
  {
    key: 'auth',
    path: WRAPPER,
    title: SET_LATER,
    load: async () => (await import('./first/ways-in.ts')).AuthPage,
    children: [
      {
        key: 'signUp',
        path: '/sign-up',
        title: msg`Create an account`,
        load: async () => (await import('./first/sign-up.ts')).SignUpPage,
        flow: async () => (await import('./first/sign-up.ts')).openSignUp,
        children: [
          { key: 'signUpForm', path: INDEX, title: SET_LATER },
          { key: 'signUpVerification', path: '/verification', title: msg`Confirm your email address` },
          { key: 'signUpProfile', path: '/profile', title: msg`Finish signing up`, isForMembers: true },
        ],
      },
      {
        key: 'login',
        path: '/login',
        title: msg`Sign In`,
        load: async () => (await import('./first/ways-in.ts')).SignInPage,
        flow: async () => (await import('./first/ways-in.ts')).openSignIn,
      },
      {
        key: 'recovery',
        path: '/login/recovery',
        title: msg`Recovery code`,
        load: async () => (await import('../views/sign-in/recovery/RecoveryPage.tsx')).RecoveryPage,
        flow: async () => (await import('../composition/sign-in/recovery.ts')).openRecovery,
      },
      {
        key: 'reset',
        path: '/reset-password',
        title: msg`Reset password`,
        load: async () => (await import('../views/sign-in/reset/ResetPage.tsx')).ResetPage,
        flow: async () => (await import('../composition/sign-in/reset.ts')).openReset,
      },
      {
        key: 'denial',
        path: notMePath,
        title: msg`That was not me`,
        load: async () => (await import('../views/sign-in/denial/DenialPage.tsx')).DenialPage,
        flow: async () => (await import('../composition/sign-in/denial.ts')).openDenial,
      },
    ],
  },
  {
    key: 'member',
    path: WRAPPER,
    title: SET_LATER,
    load: async () => (await besideMembers(import('./inside/member.ts'))).MemberPage,
    children: [
      {
        key: 'account',
        path: '/account',
        title: msg`My recipes`,
        load: async () => (await import('../views/recipes/list/AccountPage.tsx')).AccountPage,
        flow: async () => (await import('../composition/recipes/recipes.ts')).openRecipes,
        isForMembers: true,
        withoutServer: savedRecipesPart,
      },
      {
        key: 'trash',
        path: trashPath,
        title: msg`Trash`,
        load: async () => (await import('../views/recipes/list/TrashPage.tsx')).TrashPage,
        flow: async () => (await import('../composition/recipes/recipes.ts')).openTrash,
        isForMembers: true,
      },
      {
        key: 'recipeImport',
        path: importPath,
        title: msg`Import recipes`,
        load: async () => (await import('../views/recipes/import/ImportPage.tsx')).ImportPage,
        flow: async () => (await import('../composition/recipes/recipe-import.ts')).openRecipeImport,
        isForMembers: true,
        isForOwner: true,
      },
      {
        key: 'shopping',
        path: shoppingPath,
        title: msg`Shopping list`,
        load: async () => (await import('../views/recipes/shopping/ShoppingPage.tsx')).ShoppingPage,
        flow: async () => (await import('../composition/recipes/shopping.ts')).openShopping,
        isForMembers: true,
        isForOwner: true,
        // It shows this browser's copy of the list.
        withoutServer: 'itself',
      },
      settingsPage,
      {
        key: 'tellUs',
        path: '/account/tell-us',
        title: msg`Tell us`,
        load: async () => (await import('../views/account/tell-us/TellUsPage.tsx')).TellUsPage,
        flow: async () => (await import('../composition/account/tell-us.ts')).openTellUs,
        isForMembers: true,
        isForOwner: true,
      },
      ...kitchenPages,
      {
        key: 'recipe',
        path: '/ai/:companyUri/recipes/:guid',
        title: SET_LATER,
        load: async () => (await import('../views/recipes/recipe/RecipePage.tsx')).RecipePage,
        flow: async () => (await import('../composition/recipes/recipe.ts')).openRecipe,
        isForMembers: true,
        // It reads this browser's copy.
        withoutServer: 'itself',
      },
      {
        key: 'cookMode',
        path: '/ai/:companyUri/recipes/:guid/cook',
        title: SET_LATER,
        load: async () => (await import('../views/recipes/cook-mode/CookModePage.tsx')).CookModePage,
        flow: async () => (await import('../composition/recipes/cook-mode.ts')).openCookMode,
        isForMembers: true,
        // It reads this browser's copy.
        withoutServer: 'itself',
      },
      {
        key: 'recipeEdit',
        path: '/ai/:companyUri/recipes/:guid/edit',
        title: msg`Edit the recipe`,
        load: async () => (await import('../views/recipes/edit/EditPage.tsx')).EditPage,
        flow: async () => (await import('../composition/recipes/recipe-edit.ts')).openRecipeEdit,
        isForMembers: true,
        isForOwner: true,
      },
      {
        key: 'recipeVersions',
        path: '/ai/:companyUri/recipes/:guid/versions',
        title: msg`Versions`,
        load: async () => (await import('../views/recipes/versions/VersionsPage.tsx')).VersionsPage,
        flow: async () => (await import('../composition/recipes/recipe-versions.ts')).openRecipeVersions,
        isForMembers: true,
        isForOwner: true,
      },
      {
        key: 'recordings',
        path: '/console/recordings',
        title: msg`Flow recordings`,
        load: async () => (await import('../views/developer/recordings/RecordingsPage.tsx')).RecordingsPage,
        flow: async () => (await import('../composition/developer/recordings.ts')).openRecordings,
        isForMembers: true,
      },
      {
        key: 'impersonation',
        path: '/console/users/:guid/login',
        title: msg`Log in as another user`,
        load: async () => (await import('../views/console/impersonation/ImpersonationPage.tsx')).ImpersonationPage,
        flow: async () => (await import('../composition/console/impersonation.ts')).openImpersonation,
        isForMembers: true,
      },
    ],
  },
  {
    key: 'staff',
    path: WRAPPER,
    title: SET_LATER,
    load: async () => (await besideMembers(import('../views/console/frame/StaffPage.tsx'))).StaffPage,
    children: [consolePage],
  },
  {
    key: 'switchBack',
    path: switchBackPath,
    title: msg`Switch back`,
    load: async () => (await import('../views/console/impersonation/SwitchBackPage.tsx')).SwitchBackPage,
  },
  ...developerPages,
  {
    key: 'notFound',
    path: '*',
    title: msg`Page not found`,
    load: async () => (await import('../views/shell/not-found/NotFoundPage.tsx')).NotFoundPage,
  },
]);
