import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import Settings from 'lucide-react/icons/settings';
import { useId } from 'react';
import type { Session } from '../../../../contract/entities.ts';
import { useSessionActor } from '../../../app/app-context.tsx';
import { mayRecordFlows } from '../../../recording/may-record-flows.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './AccountMenu.module.css';
import { settingsPath } from '../../../pages/member-paths.ts';

const initials = ({ firstName, lastName }: Session) =>
  [firstName, lastName]
    .map((name) => Array.from(name)[0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** The signed-in user, and sign-out. A popover: the browser closes it on Escape and on an outside click. */
export function AccountMenu({ session, isCurrent }: { session: Session; isCurrent: boolean }) {
  const { t } = useLingui();
  const actor = useSessionActor();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const id = useId();
  return (
    <div className={styles.account}>
      <button className={styles.avatar} type="button" popoverTarget={id} aria-current={isCurrent || undefined}>
        {/* WCAG 2.5.3: the accessible name contains the visible text. */}
        <span className={styles.initials}>{initials(session)}</span> {/* Shown in the bar of a phone. */}
        <span className={styles.word} hidden>
          <Trans>Account</Trans>
        </span>
        <VisuallyHidden>{t`Account of ${session.fullName}`}</VisuallyHidden>
      </button>
      <div className={styles.menu} id={id} popover="auto">
        <p className={styles.name} dir="auto">
          {session.fullName}
        </p>
        <p className={styles.email}>
          <bdi>{session.email}</bdi>
        </p>
        <ButtonLink href={settingsPath} variant="Transparent" size="Flat" isBlock icon={<Settings />}>
          <Trans>Settings</Trans>
        </ButtonLink>
        <ButtonLink href="/account/tell-us" variant="Transparent" size="Flat" isBlock icon={<MessageSquare />}>
          <Trans>Tell us</Trans>
        </ButtonLink>
        {session.extra.su?.hasConsoleAccess === true && (
          <ButtonLink href="/console" variant="Transparent" size="Flat" isBlock icon={<LayoutDashboard />}>
            <Trans>Console</Trans>
          </ButtonLink>
        )}
        {mayRecordFlows(session) && (
          <ButtonLink href="/console/recordings" variant="Transparent" size="Flat" isBlock icon={<ClipboardList />}>
            <Trans>Flow recordings</Trans>
          </ButtonLink>
        )}
        <Button
          variant="Outlined"
          size="Flat"
          isBlock
          icon={<LogOut />}
          isLoading={isBusy}
          onClick={({ currentTarget }) => {
            // It would cover the message of a failure. The button is disabled at once, so it cannot close the menu itself.
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            actor.send({ type: 'signOut.requested' });
          }}
        >
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </div>
  );
}
