import { isAreaName, type AreaName } from '../../contract/console/areas.ts';
import type { Run } from '../../contract/console/shapes.ts';
import { isUndoable } from './bulk-action.model.ts';

/** What was done at the console: a run on rows, or a record that was made what it was before. `version` is what the record has since. */
export type Deed = { kind: 'run'; run: Run } | { kind: 'restore'; area: AreaName; guid: string; version: number; title: string };

export const runOf = (deed: Deed): Run | null => (deed.kind === 'run' ? deed.run : null);

/** The area whose rows it changed; null for one of a newer version of the product. */
export function areaOf(deed: Deed): AreaName | null {
  const area = deed.kind === 'run' ? deed.run.area : deed.area;
  return isAreaName(area) ? area : null;
}

export const isUndoableDeed = (deed: Deed): boolean => deed.kind === 'restore' || isUndoable(deed.run);
