import { msg } from '@lingui/core/macro';
import type { StaffFlag } from '../../../../contract/console/area.ts';
import type { MessageDescriptor } from '@lingui/core';

/** What each staff permission allows. */
export const flagTexts: Record<StaffFlag, MessageDescriptor> = {
  hasConsoleAccess: msg`Open the console`,
  hasUsersAccess: msg`Manage users`,
  canLoginAsUser: msg`Log in as a user`,
  canManageRecipes: msg`Manage recipes`,
  canManageCategories: msg`Manage categories`,
  canManagePrompts: msg`Manage prompts`,
  canPublishSitemaps: msg`Publish sitemaps`,
  hasAdminsAccess: msg`See admins`,
  canManageAdmins: msg`Manage admins`,
};
