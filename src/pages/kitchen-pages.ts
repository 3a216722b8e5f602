import { msg } from '@lingui/core/macro';
import { trialPath } from '../../contract/kitchen/trial-path.ts';
import { jobPagePath } from './job-paths.ts';
import { definePage, pageList } from './page-table.ts';

/** Cooking without an account. */
export const trialPage = definePage({
  key: 'trial',
  path: trialPath,
  title: msg`Try a dish`,
  load: async () => (await import('../views/kitchen/trial/TrialPage.tsx')).TrialPage,
  flow: async () => (await import('../composition/kitchen/trial.ts')).openTrial,
});

/** The kitchen: an order of this tab, or one job started on any device. */
export const kitchenPages = pageList([
  {
    key: 'kitchen',
    path: '/ai/:companyUri/new',
    title: msg`New recipe`,
    load: async () => (await import('../views/kitchen/order/KitchenPage.tsx')).KitchenPage,
    flow: async () => (await import('../composition/kitchen/kitchen.ts')).openKitchen,
    isForMembers: true,
  },
  {
    key: 'transcription',
    path: '/ai/:companyUri/transcribe',
    title: msg`Copy a written recipe`,
    load: async () => (await import('../views/recipes/transcription/TranscriptionPage.tsx')).TranscriptionPage,
    flow: async () => (await import('../composition/recipes/transcription.ts')).openTranscription,
    isForMembers: true,
    isForOwner: true,
  },
  {
    key: 'job',
    path: jobPagePath,
    title: msg`Your recipe is on its way`,
    load: async () => (await import('../views/kitchen/order/KitchenPage.tsx')).KitchenPage,
    flow: async () => (await import('../composition/kitchen/kitchen.ts')).openJob,
    isForMembers: true,
  },
]);
