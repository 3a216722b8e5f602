import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOffered, type Action, type Area } from '../../../../contract/console/area.ts';
import type { ConsoleRecord } from '../../../../contract/console/shapes.ts';
import type { StaffPermissions } from '../../../../contract/entities.ts';
import { useSession } from '../../../app/app-context.tsx';
import { listPath } from '../areas/area-views.ts';
import { useOfferedActions, type OfferedAction } from '../palette/offered-actions.ts';
import { recordLinks } from './record-links.ts';
import type { RecordProps } from './record-props.ts';

/** The record actions that apply to its state and that the viewer is permitted. Actions on a part, such as one session, are offered beside it. */
export const rowActions = (
  area: Area,
  su: Partial<StaffPermissions> | null | undefined,
  fields: ConsoleRecord['fields'],
): [string, Action][] =>
  Object.entries(area.actions).filter(
    ([, action]) =>
      action.for !== 'rows' &&
      action.for !== 'page' &&
      action.asks !== 'session' &&
      su?.[action.needs] === true &&
      isOffered(action, fields),
  );

/** Offers the record's buttons in the palette. */
export function useRecordActions({ flow, view }: RecordProps): void {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name, area, record, edits, older, isHistoryOpen } = snapshot.context;
  const [isShown, hasEdits] = [snapshot.matches('shown'), Object.keys(edits).length > 0];
  const canSave = hasEdits && (isShown || snapshot.matches('making') || snapshot.matches({ conflicting: 'choosing' }));
  const when = (isPossible: boolean, ...actions: OfferedAction[]) => (isPossible ? actions : []);
  const labelOf = (action: string) => {
    const label = view.actions[action];
    return label === undefined ? action : i18n._(label);
  };
  useOfferedActions('record', [
    ...when(canSave, { id: 'save', title: t`Save`, run: () => flow.send({ type: 'save.requested' }) }),
    ...when(canSave && record !== null, { id: 'discard', title: t`Discard`, run: () => flow.send({ type: 'edits.discarded' }) }),
    ...when(
      isShown && record !== null,
      ...rowActions(area, su, record?.fields ?? {}).map(([action]) => ({
        id: `action.${action}`,
        title: labelOf(action),
        run: () => flow.send({ type: 'action.requested', action, answer: '' }),
      })),
    ),
    ...when(isShown && (!isHistoryOpen || older !== null), {
      id: 'history',
      title: isHistoryOpen ? t`Older changes` : t`Show the history`,
      run: () => flow.send({ type: 'history.requested' }),
    }),
    ...(record === null ? [] : recordLinks(name, record.guid, su).map(({ path, text }) => ({ id: path, title: i18n._(text), path }))),
    { id: 'list', title: t`Back to the list`, path: listPath(name) },
  ]);
}
