import type { ActorRefFrom } from 'xstate';
import type { collectionMachine } from '../../../../machines/console/collection.machine.ts';
import type { AreaView } from '../areas/area-view.ts';
import type { Area } from '../../../../contract/console/area.ts';
import type { Query } from '../../../../contract/console/query.ts';

export interface ListProps {
  flow: ActorRefFrom<typeof collectionMachine>;
  view: AreaView;
}

/** The chosen columns, or the area's default. The naming column comes first. */
export function shownColumns({ columns, titleColumn }: Area, query: Query): string[] {
  const shown = query.columns ?? Object.keys(columns).filter((id) => columns[id]?.isShown === true);
  return shown.includes(titleColumn) ? [titleColumn, ...shown.filter((id) => id !== titleColumn)] : [...shown];
}
