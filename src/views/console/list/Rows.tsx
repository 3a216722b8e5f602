import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, type MouseEvent } from 'react';
import { isChosen, isPageChosen } from '../../../../machines/console/collection.model.ts';
import { useSession } from '../../../app/app-context.tsx';
import { CellOf } from '../cells/CellOf.tsx';
import { type ListProps, shownColumns } from './list-props.ts';
import { openBeside, useOpenGuid } from './open-beside.ts';
import styles from './Rows.module.css';
import { rowsActions } from './use-list-actions.ts';
import { useOverflowHint } from './use-overflow-hint.ts';

/** The rows of a page: a table, or cards on narrow screens. */
export function Rows({ flow, view }: ListProps) {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name, area, query, page } = snapshot.context;
  const columns = shownColumns(area, query);
  const canChoose = rowsActions(area, su).length > 0;
  const isListed = snapshot.matches('listed');
  const isBusy = snapshot.matches('loading') || snapshot.matches('typing');
  const label = (column: string) => {
    const text = view.columns[column];
    return text === undefined ? column : i18n._(text);
  };
  const toggle = (guid: string) => (event: MouseEvent) => flow.send({ type: 'row.toggled', guid, isRange: event.shiftKey });
  const openGuid = useOpenGuid(snapshot.children.beside);
  const frame = useRef<HTMLElement>(null);
  useOverflowHint(frame);
  return (
    <div className={styles.box}>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={i18n._(view.title)}
        aria-busy={isBusy || undefined}
        data-fetching={isBusy || undefined}
        tabIndex={-1}
      >
        <table className={styles.table} aria-rowcount={page === null || page.count.isMore ? -1 : page.count.rows}>
          <thead>
            <tr>
              {canChoose && (
                <th className={styles.choose}>
                  <input
                    type="checkbox"
                    aria-label={t`Choose this page`}
                    checked={isPageChosen(snapshot.context)}
                    disabled={!isListed}
                    onChange={() => flow.send({ type: 'page.toggled' })}
                  />
                </th>
              )}
              {columns.map((column) => {
                const isSorted = query.sort.column === column;
                const direction = query.sort.isDescending ? 'descending' : 'ascending';
                const Arrow = query.sort.isDescending ? ArrowDown : ArrowUp;
                return (
                  <th
                    key={column}
                    data-kind={area.columns[column]?.kind}
                    aria-sort={isSorted ? direction : area.columns[column]?.isSortable === true ? 'none' : undefined}
                  >
                    {area.columns[column]?.isSortable === true ? (
                      <button type="button" className={styles.sort} onClick={() => flow.send({ type: 'sort.requested', column })}>
                        {label(column)}
                        {isSorted && <Arrow className={styles.arrow} />}
                      </button>
                    ) : (
                      label(column)
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {page?.rows.map((row) => {
              const isIn = isChosen(snapshot.context, row.guid);
              const title = String(row.cells[area.titleColumn] ?? row.guid);
              return (
                <tr
                  key={row.guid}
                  data-row={row.guid}
                  data-chosen={isIn || undefined}
                  aria-current={row.guid === openGuid || undefined}
                  tabIndex={-1}
                >
                  {canChoose && (
                    <td className={styles.choose}>
                      <input
                        type="checkbox"
                        data-choose
                        aria-label={t`Choose ${title}`}
                        checked={isIn}
                        disabled={!isListed}
                        // The change event lacks the Shift state.
                        onClick={toggle(row.guid)}
                        onChange={() => undefined}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column} data-kind={area.columns[column]?.kind} data-label={label(column)}>
                      <CellOf
                        area={name}
                        view={view}
                        kind={area.columns[column]?.kind ?? 'text'}
                        cell={row.cells[column] ?? null}
                        guid={area.hasRecords && column === columns[0] ? row.guid : null}
                        onOpen={openBeside(flow, row.guid)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
