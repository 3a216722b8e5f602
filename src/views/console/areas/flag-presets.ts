import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffFlag } from '../../../../contract/console/area.ts';
import { staffFlags } from '../../../../contract/console/areas.ts';

/** Permissions that usually go together. */
export const flagPresets: readonly { id: string; title: MessageDescriptor; flags: readonly StaffFlag[] }[] = [
  { id: 'support', title: msg`Support`, flags: ['hasConsoleAccess', 'hasUsersAccess', 'canLoginAsUser', 'canManageRecipes'] },
  { id: 'editor', title: msg`Editor`, flags: ['hasConsoleAccess', 'canManageRecipes', 'canManageCategories', 'canPublishSitemaps'] },
  { id: 'prompts', title: msg`Prompt author`, flags: ['hasConsoleAccess', 'canManageRecipes', 'canManagePrompts'] },
  { id: 'all', title: msg`Everything`, flags: staffFlags },
];
