import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { runLimits } from '../../../../contract/console/console-endpoints.ts';
import { reasonLength } from '../../../../contract/console/impersonation.ts';
import type { ActionQuestion as ActionAsked } from '../../../../contract/console/area.ts';
import { areas } from '../../../../contract/console/areas.ts';
import { undoableUntil } from '../../../../contract/console/undo-time.ts';
import type { BulkActionRef } from '../../../../machines/console/bulk-action.machine.ts';
import { choiceAsked, countOf, type BulkActionContext } from '../../../../machines/console/bulk-action.model.ts';
import { useNow } from '../../../app/use-now.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { formatDate } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { areaViews } from '../areas/area-views.ts';
import { CategoryField } from './CategoryField.tsx';
import { FlagField } from './FlagField.tsx';
import { useFilterText } from '../list/FilterChips.tsx';
import styles from './BulkActionBox.module.css';
import { MailNotice } from './MailNotice.tsx';

const problemTexts: Record<NonNullable<BulkActionContext['problem']>, MessageDescriptor> = {
  'reason.required': msg`Please write a reason.`,
  'reason.short': msg`Please write a little more.`,
  'reason.long': msg`Please write at most ${reasonLength.max} characters.`,
  'answer.required': msg`Please choose one.`,
};

/** The texts that an action asks for. */
const textFields: Partial<Record<ActionAsked, { label: MessageDescriptor; hint: MessageDescriptor }>> = {
  reason: { label: msg`Reason`, hint: msg`It is kept in the audit log.` },
  message: { label: msg`Message`, hint: msg`The person reads it as you write it. It is kept in the audit log.` },
  staffNote: { label: msg`Note`, hint: msg`Only staff see it here. An export of the person’s data contains it.` },
  note: { label: msg`Note`, hint: msg`What was done about it. Only staff see this.` },
};

/** The question before a bulk action: what it does, to which rows, as of when. The rows are fixed. */
export function ActionQuestion({ flow, onClose }: { flow: BulkActionRef; onClose: () => void }) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { description, error, action, area } = snapshot.context;
  const label = areaViews[area].actions[action];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'run.confirmed' });
      }}
    >
      <OrderFacts context={snapshot.context} />
      <WayBack description={description} />
      <AnswerField flow={flow} />
      <MailNotice flow={flow} />
      <FormError>{commonText(['answer'], error, i18n)}</FormError>
      <div className={styles.answers}>
        <Button variant="Outlined" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          variant={description?.isDestructive === true ? 'FilledDanger' : 'FilledAccent1'}
          isLoading={snapshot.matches('starting')}
        >
          {label === undefined ? action : i18n._(label)}
        </Button>
      </div>
    </form>
  );
}

/** Whether the action can be undone, and until when. */
function WayBack({ description }: Pick<BulkActionContext, 'description'>) {
  const { i18n } = useLingui();
  const until = undoableUntil(description ?? { isUndoable: false }, useNow());
  if (until === null)
    return (
      <p className={styles.warning}>
        <Trans>This cannot be undone.</Trans>
      </p>
    );
  if (description?.isUndoableUntil === 'deletion') {
    const day = formatDate(new Date(until).toISOString(), i18n.locale);
    return (
      <p className={styles.warning}>
        <Trans>
          You can undo this until {day} (UTC), here or on the activity page. Then the account is erased, and nobody can bring it back.
        </Trans>
      </p>
    );
  }
  return (
    <p className={styles.note}>
      <Trans>You can undo this for {runLimits.undoDays} days, here or on the activity page.</Trans>
    </p>
  );
}

/** Which rows, how many, and as of when. */
function OrderFacts({ context }: { context: BulkActionContext }) {
  const { i18n } = useLingui();
  const { area, rows, selection, except, query } = context;
  const text = useFilterText(areaViews[area]);
  const held = Object.entries(query?.filters ?? {});
  const [only] = rows;
  const title = rows.length === 1 ? only?.title : undefined;
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' }).format(selection?.at ?? 0);
  return (
    <div className={styles.facts}>
      <p className={styles.count}>
        {title === undefined ? <Plural value={countOf(context)} one="# row" other="# rows" /> : <bdi>{title}</bdi>}
      </p>
      {selection !== null && (
        <p>
          <Trans>All rows that matched at {time}. Rows that appear or change later are skipped.</Trans>
        </p>
      )}
      {selection !== null && except.length > 0 && (
        <p>
          <Plural value={except.length} one="But for # row that you took out again." other="But for # rows that you took out again." />
        </p>
      )}
      {selection !== null && query !== null && query.search !== '' && (
        <p>
          <Trans>
            Search: <bdi>{query.search}</bdi>
          </Trans>
        </p>
      )}
      {selection !== null && held.map(([name, value]) => <p key={name}>{text(name, areas[area].filters[name as never], value)}</p>)}
    </div>
  );
}

function AnswerField({ flow }: { flow: BulkActionRef }) {
  const { t, i18n } = useLingui();
  const { description, answer, choices, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const wrong = problem === null ? fieldText('answer', null, error, i18n) : i18n._(problemTexts[problem]);
  const change = (value: string) => flow.send({ type: 'answer.changed', answer: value });
  const words = description === null ? undefined : textFields[description.asks];
  if (words !== undefined) {
    return (
      <TextArea
        label={i18n._(words.label)}
        hint={i18n._(words.hint)}
        maxLength={reasonLength.max}
        errorText={wrong}
        value={answer}
        readOnly={isBusy}
        dir="auto"
        onValueChange={change}
      />
    );
  }
  const asked = choiceAsked({ description });
  if (asked === 'category') return <CategoryField flow={flow} errorText={wrong} />;
  if (asked === 'flag') return <FlagField values={answer} errorText={wrong} onChange={change} />;
  if (asked === null) return null;
  return (
    <Field label={t`Prompt version`} errorText={wrong}>
      {({ className: _, ...control }) => (
        <select
          {...control}
          className={styles.choice}
          value={answer}
          disabled={isBusy}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">{t`Please choose`}</option>
          {choices.map(({ guid, title }) => (
            <option key={guid} value={guid}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
