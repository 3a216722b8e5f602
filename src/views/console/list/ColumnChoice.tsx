import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { type ListProps, shownColumns } from './list-props.ts';
import styles from './ListPanel.module.css';

/** Chooses the columns. The last one cannot be hidden. */
export function ColumnChoice({ flow, view }: ListProps) {
  const { t, i18n } = useLingui();
  const { area, query } = useSelector(flow, (snapshot) => snapshot.context);
  const options = Object.keys(area.columns).map((value) => ({ value, label: label(view.columns[value]) }));
  function label(text: (typeof view.columns)[string] | undefined) {
    return text === undefined ? '' : i18n._(text);
  }
  const choose = (columns: string[]) => {
    if (columns.length > 0) flow.send({ type: 'columns.chosen', columns });
  };
  return (
    <div className={styles.panel}>
      <CheckboxChips label={t`Columns`} options={options} values={shownColumns(area, query)} onValuesChange={choose} />
      {query.columns !== null && (
        <Button variant="Transparent" size="Small" onClick={() => flow.send({ type: 'columns.chosen', columns: null })}>
          <Trans>Usual columns</Trans>
        </Button>
      )}
    </div>
  );
}
