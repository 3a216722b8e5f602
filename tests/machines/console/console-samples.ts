import type { Session } from '../../../contract/entities.ts';
import { staffFlags } from '../../../contract/console/areas.ts';
import type { Change, ConsoleRecord, Row, RowPage, Run } from '../../../contract/console/shapes.ts';
import { ada } from '../samples.ts';

/** Staff with every permission. */
export const staff: Session = { ...ada, extra: { ...ada.extra, su: Object.fromEntries(staffFlags.map((flag) => [flag, true])) } };

const userRow = (name: string, version = 1): Row => ({
  guid: `guid-${name}`,
  version,
  cells: { email: `${name}@anydish.example`, name, createdAt: 0, lastSeenAt: null, isVerified: true, isSuspended: false },
});

export const userPage = (change: Partial<RowPage> = {}): RowPage => ({
  rows: [userRow('ada'), userRow('bob'), userRow('cleo')],
  count: { rows: 12_430, isMore: false },
  before: 0,
  next: 'page-2',
  dropped: [],
  ...change,
});

export const run = (change: Partial<Run> = {}): Run => ({
  guid: 'guid-run',
  area: 'users',
  action: 'suspend',
  state: 'done',
  startedAt: 0,
  endedAt: 1_000,
  by: 'ada@anydish.example',
  total: 3,
  done: 3,
  left: {},
  undoableUntil: 30 * 86_400_000,
  undoneBy: null,
  undoes: null,
  ...change,
});

export const running = run({ state: 'running', endedAt: null, done: 1 });

/** One row changed in the meantime. */
export const partly = run({ done: 2, left: { changed: 1 } });

export const leftRow = (name: string) => ({ guid: `guid-${name}`, title: `${name}@anydish.example`, reason: 'changed' as const });

export const category = (change: Partial<ConsoleRecord> = {}): ConsoleRecord => ({
  guid: 'guid-soups',
  version: 3,
  title: 'Soups',
  fields: { slug: 'soups', parent: null, position: 1, 'name.en': 'Soups', recipes: 12, createdAt: 0 },
  lists: { children: [] },
  ...change,
});

export const change: Change = {
  guid: 'guid-change',
  at: 0,
  by: 'bob@anydish.example',
  version: 2,
  changes: { slug: { from: 'soup', to: 'soups' } },
};
