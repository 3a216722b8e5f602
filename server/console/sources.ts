import type { AreaName } from '../../contract/console/areas.ts';
import { adminsSource } from './areas/admins.ts';
import { auditSource } from './areas/audit.ts';
import { categoriesSource } from './areas/categories.ts';
import { casesSource } from './areas/cases.ts';
import { mailsSource } from './areas/mails.ts';
import { ordersSource } from './areas/orders.ts';
import { promptsSource } from './areas/prompts.ts';
import { reportsSource } from './areas/reports.ts';
import { recipesSource } from './areas/recipes.ts';
import { signupsSource } from './areas/signups.ts';
import { usersSource } from './areas/users.ts';
import type { Source } from './engine/source.ts';

/** The queries and actions of each area. */
export const sources: Readonly<Record<AreaName, Source>> = {
  users: usersSource,
  signups: signupsSource,
  mails: mailsSource,
  recipes: recipesSource,
  orders: ordersSource,
  reports: reportsSource,
  categories: categoriesSource,
  prompts: promptsSource,
  cases: casesSource,
  admins: adminsSource,
  audit: auditSource,
};
