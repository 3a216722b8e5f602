import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import History from 'lucide-react/icons/history';
import Waypoints from 'lucide-react/icons/waypoints';
import type { ComponentType } from 'react';
import { areas, type AreaName } from '../../../../contract/console/areas.ts';
import type { StaffPermissions } from '../../../../contract/entities.ts';
import { areaViews, listPath } from '../areas/area-views.ts';

interface NavLink {
  href: string;
  title: MessageDescriptor;
  Icon: ComponentType<{ className?: string }>;
}

export interface NavGroup {
  title: MessageDescriptor;
  links: NavLink[];
}

type Flags = Partial<StaffPermissions> | null | undefined;

const areasOf = (su: Flags, ...names: AreaName[]): NavLink[] =>
  names
    .filter((name) => su?.[areas[name].needs] === true)
    .map((name) => ({ href: listPath(name), title: areaViews[name].title, Icon: areaViews[name].Icon }));

/** The navigation of the console: the areas that the viewer is permitted, by subject. */
export const navGroups = (su: Flags): NavGroup[] =>
  [
    { title: msg`People`, links: areasOf(su, 'users', 'signups', 'admins') },
    { title: msg`Kitchen`, links: areasOf(su, 'recipes', 'orders', 'reports', 'prompts', 'cases') },
    {
      title: msg`Site`,
      links: [...areasOf(su, 'categories'), { href: '/console/sitemaps', title: msg`Sitemaps`, Icon: Waypoints }],
    },
    {
      title: msg`System`,
      links: [...areasOf(su, 'mails'), { href: '/console/activity', title: msg`Activity`, Icon: History }, ...areasOf(su, 'audit')],
    },
  ].filter(({ links }) => links.length > 0);
