import { msg } from '@lingui/core/macro';
import { definePage, SET_LATER, WRAPPER } from './page-table.ts';

const forStaff = { isForMembers: true, isForStaff: true } as const;

const list = {
  ...forStaff,
  load: async () => (await import('../views/console/list/CollectionPage.tsx')).CollectionPage,
  flow: async () => (await import('../composition/console/collection.ts')).openCollection,
} as const;

const record = {
  ...forStaff,
  load: async () => (await import('../views/console/record/RecordPage.tsx')).RecordPage,
  flow: async () => (await import('../composition/console/record.ts')).openRecord,
} as const;

/** A list of records with a recipe, and the recipe view. */
const listWithRecipes = {
  ...list,
  load: async () => (await import('../views/console/list/SheetCollectionPage.tsx')).SheetCollectionPage,
} as const;

/** A record with a recipe, and the recipe view. */
const recordWithRecipe = {
  ...record,
  load: async () => (await import('../views/console/record/SheetRecordPage.tsx')).SheetRecordPage,
} as const;

/** The console. Loaded for staff only; each area has a list and a record page. */
export const consolePage = definePage({
  key: 'console',
  path: WRAPPER,
  title: SET_LATER,
  load: async () => (await import('../views/console/frame/ConsolePage.tsx')).ConsolePage,
  flow: async () => (await import('../composition/console/console-frame.ts')).openConsoleFrame,
  ...forStaff,
  children: [
    {
      key: 'consoleOverview',
      path: '/console',
      title: msg`Console`,
      load: async () => (await import('../views/console/overview/OverviewPage.tsx')).OverviewPage,
      flow: async () => (await import('../composition/console/overview.ts')).openOverview,
      ...forStaff,
    },
    {
      key: 'consoleActivity',
      path: '/console/activity',
      title: msg`Activity`,
      load: async () => (await import('../views/console/activity/ActivityPage.tsx')).ActivityPage,
      flow: async () => (await import('../composition/console/activity.ts')).openActivity,
      ...forStaff,
    },
    { key: 'consoleUsers', path: '/console/users', title: msg`Users`, ...list },
    { key: 'consoleUser', path: '/console/users/:guid', title: msg`User`, ...record },
    { key: 'consoleSignups', path: '/console/signups', title: msg`Waiting sign-ups`, ...list },
    { key: 'consoleSignup', path: '/console/signups/:guid', title: msg`Waiting sign-up`, ...record },
    { key: 'consoleMails', path: '/console/mails', title: msg`Mails`, ...list },
    { key: 'consoleRecipes', path: '/console/recipes', title: msg`Recipes`, ...listWithRecipes },
    { key: 'consoleRecipe', path: '/console/recipes/:guid', title: msg`Recipe`, ...recordWithRecipe },
    {
      key: 'consoleCorrection',
      path: '/console/recipes/:guid/correction',
      title: msg`Correct the recipe`,
      load: async () => (await import('../views/console/correction/CorrectionPage.tsx')).CorrectionPage,
      flow: async () => (await import('../composition/console/correction.ts')).openCorrection,
      ...forStaff,
    },
    { key: 'consoleOrders', path: '/console/orders', title: msg`Kitchen requests`, ...list },
    { key: 'consoleOrder', path: '/console/orders/:guid', title: msg`Kitchen request`, ...record },
    { key: 'consoleReports', path: '/console/reports', title: msg`Reports`, ...listWithRecipes },
    { key: 'consoleReport', path: '/console/reports/:guid', title: msg`Report`, ...recordWithRecipe },
    { key: 'consoleCategories', path: '/console/categories', title: msg`Categories`, ...list },
    { key: 'consoleCategory', path: '/console/categories/:guid', title: msg`Category`, ...record },
    {
      key: 'consoleCategoryTree',
      path: '/console/category-tree',
      title: msg`Order of the categories`,
      load: async () => (await import('../views/console/category-tree/CategoryTreePage.tsx')).CategoryTreePage,
      flow: async () => (await import('../composition/console/category-tree.ts')).openCategoryTree,
      ...forStaff,
    },
    { key: 'consolePrompts', path: '/console/prompts', title: msg`Prompts`, ...list },
    { key: 'consolePrompt', path: '/console/prompts/:guid', title: msg`Prompt`, ...record },
    {
      key: 'consolePromptLab',
      path: '/console/prompts/:guid/lab',
      title: msg`Prompt lab`,
      load: async () => (await import('../views/console/lab/LabPage.tsx')).LabPage,
      flow: async () => (await import('../composition/console/prompt-lab.ts')).openPromptLab,
      ...forStaff,
    },
    { key: 'consoleCases', path: '/console/cases', title: msg`Test cases`, ...list },
    { key: 'consoleCase', path: '/console/cases/:guid', title: msg`Test case`, ...record },
    { key: 'consoleAdmins', path: '/console/admins', title: msg`Admins`, ...list },
    { key: 'consoleAdmin', path: '/console/admins/:guid', title: msg`Admin`, ...record },
    { key: 'consoleAudit', path: '/console/audit', title: msg`Audit log`, ...list },
    {
      key: 'consoleSitemaps',
      path: '/console/sitemaps',
      title: msg`Sitemaps`,
      load: async () => (await import('../views/console/sitemaps/SitemapsPage.tsx')).SitemapsPage,
      flow: async () => (await import('../composition/console/sitemaps.ts')).openSitemaps,
      ...forStaff,
    },
  ],
});
