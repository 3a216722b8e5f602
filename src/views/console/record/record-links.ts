import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { newRecord } from '../../../../contract/console/console-paths.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';
import type { StaffPermissions } from '../../../../contract/entities.ts';
import { categoryTreePath, recordPath } from '../areas/area-views.ts';

interface RecordLink {
  path: string;
  text: MessageDescriptor;
}

/** Links to a record's other pages. */
export function recordLinks(area: AreaName, guid: string, su: Partial<StaffPermissions> | null | undefined): RecordLink[] {
  const path = recordPath(area, guid);
  if (area === 'users' && su?.canLoginAsUser === true) return [{ path: `${path}/login`, text: msg`Log in as this user` }];
  if (area === 'categories') return [{ path: categoryTreePath, text: msg`Order of the categories` }];
  if (area === 'recipes') return [{ path: `${path}/correction`, text: msg`Correct the recipe` }];
  if (area !== 'prompts') return [];
  return [
    { path: `${path}/lab`, text: msg`Compare and try` },
    { path: `${recordPath(area, newRecord)}?from=${encodeURIComponent(guid)}`, text: msg`New version from this one` },
  ];
}
