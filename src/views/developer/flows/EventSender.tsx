import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type SubmitEvent } from 'react';
import type { FlowStep } from '../../../../machines/developer/flow-viewer.model.ts';
import type { FlowGraph } from '../../../recording/flow-graph.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './EventSender.module.css';

interface EventSenderProps {
  graph: FlowGraph;
  step: FlowStep;
  /** The event whose fields were not valid JSON. */
  unreadable: string | null;
  isDisabled: boolean;
  onSend: (eventType: string, fields: string) => void;
}

/** The event types accepted in a step, each with the fields that the machine reads. */
function acceptedEvents(graph: FlowGraph, step: FlowStep): { type: string; fields: string[] }[] {
  const accepted = graph.transitions.filter(({ source, cause }) => cause === 'event' && step.states.includes(source));
  const types = [...new Set(accepted.map(({ eventType }) => eventType))].toSorted();
  return types.map((type) => ({
    type,
    fields: [...new Set(accepted.filter(({ eventType }) => eventType === type).flatMap(({ fields }) => fields))],
  }));
}

const emptyFields = (fields: readonly string[]): string => JSON.stringify(Object.fromEntries(fields.map((field) => [field, ''])), null, 2);

/** Sends an event to the actor, as the product would. */
export function EventSender({ graph, step, unreadable, isDisabled, onSend }: EventSenderProps) {
  const events = acceptedEvents(graph, step);
  if (events.length === 0)
    return (
      <p className={styles.none}>
        <Trans>This state accepts no event.</Trans>
      </p>
    );
  return (
    <ul className={styles.events}>
      {events.map(({ type, fields }) => (
        <li key={type}>
          {fields.length === 0 ? (
            <Button variant="Outlined" size="Small" disabled={isDisabled} onClick={() => onSend(type, '')}>
              {type}
            </Button>
          ) : (
            <FieldsForm type={type} fields={fields} isUnreadable={unreadable === type} isDisabled={isDisabled} onSend={onSend} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface FieldsFormProps extends Pick<EventSenderProps, 'isDisabled' | 'onSend'> {
  type: string;
  fields: readonly string[];
  isUnreadable: boolean;
}

function FieldsForm({ type, fields, isUnreadable, isDisabled, onSend }: FieldsFormProps) {
  const { t } = useLingui();
  const errorId = `${type}-error`;
  const text = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(type, text.current?.value ?? '');
  };
  return (
    <details className={styles.withFields}>
      <summary>
        {type} <span className={styles.fields}>{fields.join(', ')}</span>
      </summary>
      <form className={styles.form} onSubmit={submit}>
        <textarea
          ref={text}
          className={styles.json}
          aria-label={t`Fields of ${type} as JSON`}
          aria-invalid={isUnreadable}
          aria-describedby={isUnreadable ? errorId : undefined}
          defaultValue={emptyFields(fields)}
          rows={fields.length + 2}
          spellCheck={false}
          autoComplete="off"
        />
        {isUnreadable && (
          <p className={styles.error} id={errorId} role="alert">
            <Trans>This is no JSON object.</Trans>
          </p>
        )}
        <Button type="submit" variant="FilledAccent1Light" size="Small" disabled={isDisabled}>
          <Trans>Send {type}</Trans>
        </Button>
      </form>
    </details>
  );
}
