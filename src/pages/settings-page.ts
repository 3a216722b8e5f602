import { msg } from '@lingui/core/macro';
import { SET_LATER, WRAPPER, type Page } from './page-table.ts';

/** The settings of an account, each a page of its own beside one list of them. */
export const settingsPage: Page = {
  key: 'settings',
  path: WRAPPER,
  title: SET_LATER,
  load: async () => (await import('../views/settings/SettingsPage.tsx')).SettingsPage,
  texts: 'settings',
  children: [
    {
      key: 'profileSettings',
      path: '/account/profile',
      title: msg`Profile`,
      load: async () => (await import('../views/settings/ProfileSettingsPage.tsx')).ProfileSettingsPage,
      flow: async () => (await import('../composition/flows/profile-settings.ts')).openProfileSettings,
      isForMembers: true,
    },
    {
      key: 'dietProfile',
      path: '/account/diet',
      title: msg`Diet and allergies`,
      load: async () => (await import('../views/settings/DietPage.tsx')).DietPage,
      flow: async () => (await import('../composition/flows/diet-profile.ts')).openDietProfile,
      isForMembers: true,
    },
    {
      key: 'languageSettings',
      path: '/account/language',
      title: msg`Language`,
      load: async () => (await import('../views/settings/LanguagePage.tsx')).LanguagePage,
      isForMembers: true,
    },
    {
      key: 'emailChange',
      path: '/account/email',
      title: msg`Email`,
      load: async () => (await import('../views/settings/EmailChangePage.tsx')).EmailChangePage,
      flow: async () => (await import('../composition/flows/email-change.ts')).openEmailChange,
      isForMembers: true,
    },
    {
      key: 'passwordChange',
      path: '/account/password',
      title: msg`Password`,
      load: async () => (await import('../views/settings/PasswordChangePage.tsx')).PasswordChangePage,
      flow: async () => (await import('../composition/flows/password-change.ts')).openPasswordChange,
      isForMembers: true,
    },
    {
      key: 'sessionList',
      path: '/account/sessions',
      title: msg`Sessions`,
      load: async () => (await import('../views/settings/SessionListPage.tsx')).SessionListPage,
      flow: async () => (await import('../composition/flows/session-list.ts')).openSessionList,
      isForMembers: true,
    },
    {
      key: 'connections',
      path: '/account/sign-ins',
      title: msg`Connected sign-ins`,
      load: async () => (await import('../views/connections/ConnectionsPage.tsx')).ConnectionsPage,
      flow: async () => (await import('../composition/flows/connections.ts')).openConnections,
      isForMembers: true,
    },
    {
      key: 'dataExport',
      path: '/account/data',
      title: msg`Your data`,
      load: async () => (await import('../views/settings/DataExportPage.tsx')).DataExportPage,
      flow: async () => (await import('../composition/flows/data-export.ts')).openDataExport,
      isForMembers: true,
    },
    {
      key: 'deletion',
      path: '/account/deletion',
      title: msg`Delete my account`,
      load: async () => (await import('../views/settings/DeletionPage.tsx')).DeletionPage,
      flow: async () => (await import('../composition/flows/deletion.ts')).openDeletion,
      isForMembers: true,
    },
  ],
};
