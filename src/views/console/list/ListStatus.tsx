import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { chosenCount, isFull } from '../../../../machines/console/collection.model.ts';
import { useSession } from '../../../app/app-context.tsx';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { DroppedParts, FilterChips } from './FilterChips.tsx';
import type { ListProps } from './list-props.ts';
import styles from './ListStatus.module.css';
import { rowsActions } from './use-list-actions.ts';

/** One line above the rows: what the list contains, its filters and the number of rows, or the number chosen and their actions. */
export function ListStatus({ flow, view }: ListProps) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { page, error } = snapshot.context;
  const hasSelection = chosenCount(snapshot.context) > 0;
  return (
    <div className={styles.status}>
      <DroppedParts flow={flow} />
      <div className={styles.line} data-chosen={hasSelection || undefined}>
        <FilterChips flow={flow} view={view} />
        {!hasSelection && <p className={styles.intro}>{i18n._(view.intro)}</p>}
        <StatusMessage>{page !== null && (hasSelection ? <SelectionCount flow={flow} /> : <RowCount flow={flow} />)}</StatusMessage>
        {hasSelection && <SelectionTools flow={flow} view={view} />}
      </div>
      <FormError>{!snapshot.matches('failed') && error !== null && errorText(error, i18n)}</FormError>
    </div>
  );
}

/** "1 to 50 of 12,430" */
export function RowCount({ flow }: Pick<ListProps, 'flow'>) {
  const { i18n } = useLingui();
  const page = useSelector(flow, (snapshot) => snapshot.context.page);
  if (page === null || page.rows.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.locale);
  const [first, last, rows] = [page.before + 1, page.before + page.rows.length, page.count.rows].map((one) => number.format(one));
  return page.count.isMore ? (
    <Trans>
      {first} to {last} of more than {rows}
    </Trans>
  ) : (
    <Trans>
      {first} to {last} of {rows}
    </Trans>
  );
}

function SelectionCount({ flow }: Pick<ListProps, 'flow'>) {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { all, chosen, except, page } = context;
  if (all !== null) {
    const left = new Intl.NumberFormat(i18n.locale).format(except.length);
    const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' }).format(all.at);
    return (
      <>
        {except.length === 0 ? (
          <Plural value={all.rows} one="All that match are chosen: # row" other="All that match are chosen: # rows" />
        ) : (
          <>
            <Plural value={chosenCount(context)} one="# row chosen" other="# rows chosen" />
            {' · '}
            <Trans>all that match but {left}</Trans>
          </>
        )}{' '}
        <Trans>(as of {time})</Trans>
      </>
    );
  }
  const elsewhere = chosen.filter(({ guid }) => page?.rows.every((row) => row.guid !== guid)).length;
  return (
    <>
      <Plural value={chosen.length} one="# row chosen" other="# rows chosen" />
      {elsewhere > 0 && (
        <>
          {' · '}
          <Plural value={elsewhere} one="# of them on another page" other="# of them on other pages" />
        </>
      )}
      {isFull({ chosen }) && (
        <>
          {' · '}
          <Trans>No more rows can be chosen one by one. Choose all that match instead.</Trans>
        </>
      )}
    </>
  );
}

function SelectionTools({ flow, view }: ListProps) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { area, all, page } = snapshot.context;
  const isSelecting = snapshot.matches('selecting');
  const actions = rowsActions(area, su);
  return (
    <div className={styles.tools}>
      {all === null && page !== null && (page.next !== null || page.before > 0) && (
        <Button variant="Transparent" size="Small" isLoading={isSelecting} onClick={() => flow.send({ type: 'all.requested' })}>
          <Trans>Choose all that match</Trans>
        </Button>
      )}
      {actions.map(([action]) => {
        const label = view.actions[action];
        return (
          <Button
            key={action}
            variant="FilledGray"
            size="Small"
            disabled={isSelecting}
            onClick={() => flow.send({ type: 'action.requested', action })}
          >
            {label === undefined ? action : i18n._(label)}
          </Button>
        );
      })}
      <Button variant="Outlined" size="Small" disabled={isSelecting} onClick={() => flow.send({ type: 'selection.cleared' })}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}
