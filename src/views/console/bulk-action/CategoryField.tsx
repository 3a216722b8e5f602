import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { BulkActionRef } from '../../../../machines/console/bulk-action.machine.ts';
import { narrowedChoices } from '../../../../machines/console/bulk-action.model.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './BulkActionBox.module.css';

/** The limit above which the list gets a search field. */
const mostUnsearched = 12;

/** Chooses a category, shown with its ancestors; with a search field where there are many. */
export function CategoryField({ flow, errorText }: { flow: BulkActionRef; errorText: string | undefined }) {
  const { t } = useLingui();
  const { answer, choices } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [search, setSearch] = useState('');
  const found = narrowedChoices(choices, search, answer);
  return (
    <>
      {choices.length > mostUnsearched && (
        <TextField
          label={t`Search the categories`}
          type="search"
          dir="auto"
          asideStart={<Search />}
          value={search}
          readOnly={isBusy}
          onValueChange={setSearch}
        />
      )}
      <Field label={t`Category`} errorText={errorText}>
        {({ className: _, ...control }) => (
          <select
            {...control}
            className={styles.choice}
            value={answer}
            disabled={isBusy}
            onChange={(event) => flow.send({ type: 'answer.changed', answer: event.currentTarget.value })}
          >
            <option value="">{found.length === 0 ? t`Nothing matches` : t`Please choose`}</option>
            {found.map(({ guid, title }) => (
              <option key={guid} value={guid}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
