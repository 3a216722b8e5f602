import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import House from 'lucide-react/icons/house';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Search from 'lucide-react/icons/search';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { consoleFrameMachine } from '../../../../machines/console/console-frame.machine.ts';
import { useApp, useSession } from '../../../app/app-context.tsx';
import { ViewSlot } from '../../../app/ViewSlot.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { AccountMenu } from '../../shell/member/AccountMenu.tsx';
import styles from './ConsoleNav.module.css';
import { navGroups, type NavGroup } from './nav-groups.ts';

interface NavProps {
  flow: ActorRefFrom<typeof consoleFrameMachine>;
  /** The id by which the button of a phone opens it. */
  id: string;
}

/** The console's navigation: a column beside the pages, on a phone a sheet that a button opens. */
export function ConsoleNav({ flow, id }: NavProps) {
  const { t } = useLingui();
  const { app, config } = useApp();
  const session = useSession();
  const path = useSelector(app, (snapshot) => snapshot.context.currentPath);
  const isNarrow = useSelector(flow, (snapshot) => snapshot.matches('narrow'));
  const palette = useSelector(flow, (snapshot) => snapshot.children.palette);
  const column = useRef<HTMLElement>(null);
  // A followed link closes the sheet of a phone. Not every browser has popovers.
  const close = () => void column.current?.togglePopover?.(false);
  return (
    <nav ref={column} id={id} popover="auto" className={styles.column} data-narrow={isNarrow || undefined} aria-label={t`Console`}>
      <div className={styles.top}>
        <Logo productName={config.productName} />
        <IconButton
          label={isNarrow ? t`Expand the navigation` : t`Collapse the navigation`}
          className={styles.width}
          isSmall
          onClick={() => flow.send({ type: 'navigation.toggled' })}
        >
          {isNarrow ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </div>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K"
        title={isNarrow ? t`Find` : undefined}
        onClick={() => {
          close();
          palette?.send({ type: 'palette.opened' });
        }}
      >
        <Search className={styles.icon} />
        <span className={styles.name}>
          <Trans>Find</Trans>
        </span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <div className={styles.groups}>
        <NavEntry href="/console" Icon={House} isExact isNarrow={isNarrow} onFollow={close}>
          {t`Overview`}
        </NavEntry>
        {navGroups(session.extra.su).map((group) => (
          <Group key={group.links[0]?.href} {...group} isNarrow={isNarrow} onFollow={close} />
        ))}
      </div>
      <div className={styles.foot}>
        <ViewSlot view="headMenus" />
        {/* Remounted on each page, so that following a link closes it. */}
        <AccountMenu key={path} session={session} isCurrent={false} />
        <span className={styles.person} dir="auto">
          {session.fullName}
        </span>
      </div>
    </nav>
  );
}

function Group({ title, links, isNarrow, onFollow }: NavGroup & Pick<EntryProps, 'isNarrow' | 'onFollow'>) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {i18n._(title)}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ href, title: name, Icon }) => (
          <li key={href}>
            <NavEntry href={href} Icon={Icon} isNarrow={isNarrow} onFollow={onFollow}>
              {i18n._(name)}
            </NavEntry>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  href: string;
  Icon: ComponentType<{ className?: string }>;
  /** Current on this page only, not on those below it. */
  isExact?: boolean;
  isNarrow: boolean;
  onFollow: () => void;
  children: ReactNode;
}

function NavEntry({ href, Icon, isExact = false, isNarrow, onFollow, children }: EntryProps) {
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  const isCurrent = path === href || (!isExact && path?.startsWith(`${href}/`) === true);
  return (
    <Link
      href={href}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow && typeof children === 'string' ? children : undefined}
      onClick={onFollow}
    >
      <Icon className={styles.icon ?? ''} />
      <span className={styles.name}>{children}</span>
    </Link>
  );
}
