import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { listPath, recordPath } from '../areas/area-views.ts';
import { RecordLinks } from './RecordLinks.tsx';
import type { RecordProps } from './record-props.ts';
import { rowActions } from './use-record-actions.ts';
import styles from './RecordPage.module.css';

/** The title of a record, a link to its list, and its actions. */
export function RecordHead({ flow, view, onClose }: RecordProps) {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { name, area, record, guid } = snapshot.context;
  const Heading = onClose === undefined ? 'h1' : 'h2';
  const isShown = snapshot.matches('shown');
  const [main, ...others] = rowActions(area, su, record?.fields ?? {});
  const labelOf = (action: string) => {
    const label = view.actions[action];
    return label === undefined ? action : i18n._(label);
  };
  const ask = (action: string) => flow.send({ type: 'action.requested', action, answer: '' });
  return (
    <div className={styles.head}>
      {onClose === undefined ? (
        <Link href={listPath(name)} className={styles.back}>
          {i18n._(view.title)}
        </Link>
      ) : (
        <div className={styles.bar}>
          <Link href={recordPath(name, guid ?? '')} className={styles.back}>
            <Trans>Open as a page</Trans>
          </Link>
          <IconButton label={t`Close`} onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <Heading className={styles.title}>
        {record !== null && <bdi>{record.title}</bdi>}
        {record === null && guid === null && view.make !== null && i18n._(view.make)}
        {record === null && guid !== null && '…'}
      </Heading>
      {record !== null && (
        <div className={styles.actions}>
          {main !== undefined && (
            <Button variant="FilledGray" size="Small" disabled={!isShown} onClick={() => ask(main[0])}>
              {labelOf(main[0])}
            </Button>
          )}
          {others.length > 0 && isShown && (
            <Menu
              label={t`More actions`}
              icon={<Ellipsis className="icon" aria-hidden="true" />}
              items={others.map(([action]) => ({ key: action, label: labelOf(action), onChoose: () => ask(action) }))}
            />
          )}
          <RecordLinks area={name} guid={record.guid} />
        </div>
      )}
    </div>
  );
}
