import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ConsoleRecord, Row } from '../../../../contract/console/shapes.ts';
import { useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CellOf } from '../cells/CellOf.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** Lists beside the fields: sessions, mails, the audit log of the record. */
export function RecordLists({ flow, view, record }: RecordProps & { record: ConsoleRecord }) {
  const { area } = useSelector(flow, (snapshot) => snapshot.context);
  const { su } = useSession().extra;
  const isSeen = (list: string) => su?.[area.listNeeds?.[list] ?? area.needs] === true;
  return Object.keys(area.lists)
    .filter(isSeen)
    .map((list) => <RecordList key={list} flow={flow} view={view} list={list} rows={record.lists[list] ?? []} />);
}

function RecordList({ flow, view, list, rows }: RecordProps & { list: string; rows: readonly Row[] }) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name: areaName, area } = snapshot.context;
  const words = view.lists[list];
  const columns = Object.entries(area.lists[list] ?? {});
  // Actions on a session are offered beside the sessions.
  const ofRow = Object.entries(area.actions).find(([, action]) => `${action.asks}s` === list && su?.[action.needs] === true)?.[0];
  const label = ofRow === undefined ? undefined : view.actions[ofRow];
  return (
    <section className={styles.section}>
      <h2>{words === undefined ? list : i18n._(words.title)}</h2>
      {rows.length === 0 && (
        <p className={styles.note}>
          <Trans>None</Trans>
        </p>
      )}
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(([column, kind]) => {
                  const title = words?.columns[column];
                  return (
                    <th key={column} data-kind={kind}>
                      {title === undefined ? column : i18n._(title)}
                    </th>
                  );
                })}
                {label !== undefined && (
                  <th>
                    <VisuallyHidden>{i18n._(label)}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.guid}>
                  {columns.map(([column, kind], index) => (
                    <td key={column} data-kind={kind}>
                      <CellOf
                        area={words?.rowsOf ?? areaName}
                        view={view}
                        kind={kind}
                        cell={row.cells[column] ?? null}
                        guid={index === 0 && words?.rowsOf !== undefined ? row.guid : null}
                      />
                    </td>
                  ))}
                  {ofRow !== undefined && label !== undefined && (
                    <td>
                      <Button
                        variant="Outlined"
                        size="Small"
                        disabled={!snapshot.matches('shown')}
                        onClick={() => flow.send({ type: 'action.requested', action: ofRow, answer: row.guid })}
                      >
                        {i18n._(label)}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
