import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { Action, Area } from '../../../../contract/console/area.ts';
import { newRecord } from '../../../../contract/console/console-paths.ts';
import type { StaffPermissions } from '../../../../contract/entities.ts';
import { useSession } from '../../../app/app-context.tsx';
import { recordPath } from '../areas/area-views.ts';
import { useOfferedActions, type OfferedAction } from '../palette/offered-actions.ts';
import type { ListProps } from './list-props.ts';

/** Only staff have permissions. */
type Flags = Partial<StaffPermissions> | null | undefined;

/** The row actions of an area that the viewer is permitted. */
export const rowsActions = (area: Area, su: Flags): [string, Action][] =>
  Object.entries(area.actions).filter(([, action]) => action.for !== 'row' && action.for !== 'page' && su?.[action.needs] === true);

export const mayMake = ({ editNeeds }: Area, make: unknown, su: Flags): boolean =>
  make !== null && editNeeds !== null && su?.[editNeeds] === true;

/** Offers the list's buttons in the palette. */
export function useListActions(page: RefObject<HTMLDivElement | null>, { flow, view }: ListProps): void {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name, area, query, chosen, all, page: rows } = snapshot.context;
  const isListed = snapshot.matches('listed');
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
  const press = (part: string) => () => find(`[data-${part}]`)?.click();
  const openPanel = (panel: string) => () => {
    const button = find(`[data-panel=${panel}]`);
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
    button?.focus();
  };
  const when = (isPossible: boolean, ...actions: OfferedAction[]) => (isPossible ? actions : []);
  const titleOf = (action: string) => {
    const label = view.actions[action];
    return label === undefined ? action : i18n._(label);
  };
  const hasRows = rows !== null && rows.rows.length > 0;
  useOfferedActions('list', [
    ...when(
      isListed && (all !== null || chosen.length > 0),
      ...rowsActions(area, su).map(([action]) => ({
        id: `action.${action}`,
        title: titleOf(action),
        run: () => flow.send({ type: 'action.requested', action }),
      })),
      { id: 'none', title: t`Clear selection`, run: () => flow.send({ type: 'selection.cleared' }) },
    ),
    ...when(
      isListed && hasRows && rowsActions(area, su).length > 0,
      { id: 'page', title: t`Choose this page`, run: () => flow.send({ type: 'page.toggled' }) },
      ...when(all === null, { id: 'all', title: t`Choose all that match`, run: () => flow.send({ type: 'all.requested' }) }),
    ),
    ...when(
      snapshot.hasTag('list'),
      { id: 'search', title: t`Search`, run: () => find('[data-search]')?.focus() },
      { id: 'filters', title: t`Filters`, run: openPanel('filters') },
      { id: 'columns', title: t`Columns`, run: openPanel('columns') },
      { id: 'views', title: t`Save view`, run: openPanel('views') },
      { id: 'export', title: t`Export`, run: press('export') },
      { id: 'help', title: t`Keyboard shortcuts`, run: press('help') },
    ),
    ...when(snapshot.hasTag('list') && (query.search !== '' || Object.keys(query.filters).length > 0), {
      id: 'everything',
      title: t`Show everything`,
      run: () => flow.send({ type: 'filters.cleared' }),
    }),
    ...when(isListed && rows !== null && rows.next !== null, {
      id: 'next',
      title: t`Next page`,
      run: () => flow.send({ type: 'nextPage.requested' }),
    }),
    ...when(isListed && query.after !== null, {
      id: 'previous',
      title: t`Previous page`,
      run: () => flow.send({ type: 'previousPage.requested' }),
    }),
    ...(view.make !== null && mayMake(area, view.make, su)
      ? [{ id: 'make', title: i18n._(view.make), path: recordPath(name, newRecord) }]
      : []),
  ]);
}
