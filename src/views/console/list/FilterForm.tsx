import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Filter } from '../../../../contract/console/area.ts';
import { useNow } from '../../../app/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { AreaView } from '../areas/area-view.ts';
import { optionText } from '../cells/cell-text.ts';
import type { ListProps } from './list-props.ts';
import styles from './ListPanel.module.css';

/** All filters of the area. A change applies at once and updates the address. */
export function FilterForm({ flow, view }: ListProps) {
  const { area, query } = useSelector(flow, (snapshot) => snapshot.context);
  return (
    <div className={styles.panel}>
      {Object.entries(area.filters).map(([name, filter]) => (
        <FilterControl
          key={name}
          view={view}
          name={name}
          filter={filter}
          value={query.filters[name] ?? null}
          onChange={(value) => flow.send({ type: 'filter.changed', name, value: value === '' ? null : value })}
        />
      ))}
    </div>
  );
}

interface ControlProps {
  view: AreaView;
  name: string;
  filter: Filter;
  value: string | null;
  /** '' removes the filter. */
  onChange: (value: string) => void;
}

function FilterControl({ view, name, filter, value, onChange }: ControlProps) {
  const { t, i18n } = useLingui();
  const text = view.filters[name];
  const label = text === undefined ? name : i18n._(text);
  switch (filter.kind) {
    case 'flag':
      return (
        <Segmented
          label={label}
          options={[
            { value: '', label: t`Any` },
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
          value={value ?? ''}
          onValueChange={onChange}
        />
      );
    case 'choice':
      return (
        <div className={styles.wide}>
          <CheckboxChips
            label={label}
            options={filter.options.map((option) => ({ value: option, label: optionText(view, option, i18n) }))}
            values={value?.split(',') ?? []}
            onValuesChange={(values) => onChange(values.join(','))}
          />
        </div>
      );
    case 'time':
      return <Days label={label} value={value ?? ''} onChange={onChange} />;
    case 'text':
      return <Words key={value} label={label} value={value ?? ''} onChange={onChange} />;
  }
}

interface TypedProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const aDay = 24 * 60 * 60 * 1000;

/** Two days, inclusive; either may be empty. Recent ones have buttons. */
function Days({ label, value, onChange }: TypedProps) {
  const { t } = useLingui();
  const [from = '', to = ''] = value.split('..');
  const change = (first: string, last: string) => onChange(first + last === '' ? '' : `${first}..${last}`);
  const now = useNow();
  const since = (days: number) => `${new Date(now - days * aDay).toISOString().slice(0, 10)}..`;
  const recent = [
    { since: since(0), label: t`Today` },
    { since: since(6), label: t`Last 7 days` },
  ];
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.recent}>
        {recent.map((one) => (
          <Button
            key={one.since}
            variant={value === one.since ? 'FilledAccent1Light' : 'Outlined'}
            size="Small"
            aria-pressed={value === one.since}
            onClick={() => onChange(value === one.since ? '' : one.since)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      <div className={styles.days}>
        <TextField label={t`From`} type="date" value={from} max={to || undefined} onValueChange={(day) => change(day, to)} />
        <TextField label={t`To`} type="date" value={to} min={from || undefined} onValueChange={(day) => change(from, day)} />
      </div>
    </fieldset>
  );
}

/** A text search: applies on Enter or on blur. */
function Words({ label, value, onChange }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      label={label}
      maxLength={200}
      value={typed}
      onValueChange={setTyped}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
