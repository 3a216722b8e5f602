import { isAreaName, type AreaName } from '../../contract/console/areas.ts';
import type { Run } from '../../contract/console/shapes.ts';
import type { StepUpAbout } from '../sign-in/step-up.machine.ts';
import { isUndoable } from './bulk-action.model.ts';

/** A console action: a run on rows, or a restored record. `version` is the record's current version. */
export type Deed =
  /** `title`: of the only row, where it is known. */
  { kind: 'run'; run: Run; title?: string | null } | { kind: 'restore'; area: AreaName; guid: string; version: number; title: string };

export const runOf = (deed: Deed): Run | null => (deed.kind === 'run' ? deed.run : null);

/** The area of the changed rows; null for an area of a newer product version. */
export function areaOf(deed: Deed): AreaName | null {
  const area = deed.kind === 'run' ? deed.run.area : deed.area;
  return isAreaName(area) ? area : null;
}

export const isUndoableDeed = (deed: Deed): boolean => deed.kind === 'restore' || isUndoable(deed.run);

/** What a second step is asked for before a deed is undone. */
export function undoAbout(deed: Deed): StepUpAbout {
  if (deed.kind === 'restore') return { area: deed.area, action: null, title: deed.title, rows: 1, deed: 'undo' };
  const { area, action, total } = deed.run;
  return { area, action, title: deed.title ?? null, rows: total, deed: 'undo' };
}
