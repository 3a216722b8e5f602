import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useApp, useSession } from '../../../app/app-context.tsx';
import { formatDay } from '../../../texts/time-texts.ts';
import { deletionPath } from '../../../pages/member-paths.ts';
import styles from './DeletionNotice.module.css';

/** On every page of a member with a pending deletion: its date, and a link to cancel it. The deletion page itself does not need it. */
export function DeletionNotice() {
  const { i18n } = useLingui();
  const { deletesAt = null } = useSession().extra;
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  if (deletesAt === null || path === deletionPath) return null;
  const day = formatDay(deletesAt, i18n.locale);
  return (
    <p className={styles.notice} role="status">
      <Trans>
        Your account will be deleted on <time dateTime={new Date(deletesAt).toISOString()}>{day}</time>.
      </Trans>{' '}
      <Link href={deletionPath}>
        <Trans>Keep my account</Trans>
      </Link>
    </p>
  );
}
