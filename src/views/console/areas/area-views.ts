import type { AreaName } from '../../../../contract/console/areas.ts';
import { adminsView } from './admins.ts';
import type { AreaView } from './area-view.ts';
import { auditView } from './audit.ts';
import { categoriesView } from './categories.ts';
import { casesView } from './cases.ts';
import { mailsView } from './mails.ts';
import { ordersView } from './orders.ts';
import { promptsView } from './prompts.ts';
import { reportsView } from './reports.ts';
import { recipesView } from './recipes.ts';
import { signupsView } from './signups.ts';
import { usersView } from './users.ts';

/** All list areas, in the reader's language. */
export const areaViews: Record<AreaName, AreaView> = {
  users: usersView,
  signups: signupsView,
  mails: mailsView,
  recipes: recipesView,
  orders: ordersView,
  reports: reportsView,
  categories: categoriesView,
  prompts: promptsView,
  cases: casesView,
  admins: adminsView,
  audit: auditView,
};

export const listPath = (area: AreaName): string => `/console/${area}`;

/** The page of a record. */
export const recordPath = (area: AreaName, guid: string): string => `/console/${area}/${encodeURIComponent(guid)}`;

/** The category tree. */
export const categoryTreePath = '/console/category-tree';
