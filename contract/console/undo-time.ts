import { deletionDue } from '../account/business-days.ts';
import type { Action } from './area.ts';
import { runLimits } from './console-endpoints.ts';

const day = 24 * 60 * 60_000;

/** Until when an action at `now` can be undone; null when it cannot. Milliseconds since 1970. */
export function undoableUntil({ isUndoable, isUndoableUntil }: Pick<Action, 'isUndoable' | 'isUndoableUntil'>, now: number): number | null {
  if (!isUndoable) return null;
  const end = now + runLimits.undoDays * day;
  return isUndoableUntil === 'deletion' ? Math.min(deletionDue(now), end) : end;
}
