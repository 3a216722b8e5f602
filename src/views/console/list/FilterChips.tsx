import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { Filter } from '../../../../contract/console/area.ts';
import { formatDate } from '../../../texts/time-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AreaView } from '../areas/area-view.ts';
import { optionText } from '../cells/cell-text.ts';
import type { ListProps } from './list-props.ts';
import styles from './FilterChips.module.css';

/** The active filters, each with a remove button. */
export function FilterChips({ flow, view }: ListProps) {
  const { t } = useLingui();
  const { area, query } = useSelector(flow, (snapshot) => snapshot.context);
  const text = useFilterText(view);
  const held = Object.entries(query.filters);
  if (held.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {held.map(([name, value]) => {
        const words = text(name, area.filters[name], value);
        return (
          <li key={name}>
            <Button
              variant="FilledAccent1Light"
              size="Small"
              aria-label={t`Remove the filter ${words}`}
              onClick={() => flow.send({ type: 'filter.changed', name, value: null })}
            >
              <bdi>{words}</bdi>
              <X className={styles.cross} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The invalid parts of the address. */
export function DroppedParts({ flow }: Pick<ListProps, 'flow'>) {
  const { dropped } = useSelector(flow, (snapshot) => snapshot.context);
  return (
    <div role="status">
      {dropped.map(({ name, value }) => (
        <p key={`${name}=${value}`} className={styles.dropped}>
          <Trans>
            We do not know this part of the address and ignored it: <code dir="ltr">{`${name}=${value}`}</code>
          </Trans>
        </p>
      ))}
    </div>
  );
}

/** "Created: January 1, 2026 – January 31, 2026" */
export function useFilterText(view: AreaView) {
  const { t, i18n } = useLingui();
  const valueText = (filter: Filter | undefined, value: string): string => {
    switch (filter?.kind) {
      case 'flag':
        return value === 'yes' ? t`Yes` : t`No`;
      case 'choice':
        return formatList(
          value.split(',').map((option) => optionText(view, option, i18n)),
          i18n.locale,
        );
      case 'time':
        return value
          .split('..')
          .map((day) => (day === '' ? '…' : formatDate(day, i18n.locale)))
          .join(' – ');
      case 'text':
      case undefined:
        return value;
    }
  };
  return (name: string, filter: Filter | undefined, value: string): string => {
    const label = view.filters[name];
    return `${label === undefined ? name : i18n._(label)}: ${valueText(filter, value)}`;
  };
}
