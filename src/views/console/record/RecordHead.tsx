import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { listPath } from '../areas/area-views.ts';
import { RecordLinks } from './RecordLinks.tsx';
import type { RecordProps } from './record-props.ts';
import { rowActions } from './use-record-actions.ts';
import styles from './RecordPage.module.css';

/** The title of a record, a link to its list, and its actions. */
export function RecordHead({ flow, view }: RecordProps) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name, area, record, guid } = snapshot.context;
  const isShown = snapshot.matches('shown');
  const actions = rowActions(area, su);
  return (
    <div className={styles.head}>
      <Link href={listPath(name)} className={styles.back}>
        {i18n._(view.title)}
      </Link>
      <h1 className={styles.title}>
        {record !== null && <bdi>{record.title}</bdi>}
        {record === null && guid === null && view.make !== null && i18n._(view.make)}
        {record === null && guid !== null && '…'}
      </h1>
      {record !== null && (
        <div className={styles.actions}>
          {actions.map(([action, { isDestructive }]) => {
            const label = view.actions[action];
            return (
              <Button
                key={action}
                variant={isDestructive ? 'FilledDanger' : 'FilledGray'}
                size="Small"
                disabled={!isShown}
                onClick={() => flow.send({ type: 'action.requested', action, answer: '' })}
              >
                {label === undefined ? action : i18n._(label)}
              </Button>
            );
          })}
          <RecordLinks area={name} guid={record.guid} />
        </div>
      )}
    </div>
  );
}
