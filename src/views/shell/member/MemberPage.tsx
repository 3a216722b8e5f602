import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { ReactNode } from 'react';
import type { Session } from '../../../../contract/entities.ts';
import { kitchenPageOf } from '../../../../machines/shell/start-page.ts';
import { useApp, useSession, useSessionActor } from '../../../app/app-context.tsx';
import { ViewSlot } from '../../../app/ViewSlot.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page } from '../../../ui/Page.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { shoppingPath, trashPath } from '../../../pages/member-paths.ts';
import styles from './MemberPage.module.css';
import { PleaseSignIn, UnfinishedProfile } from './Gates.tsx';

/** The frame of all pages for signed-in users. */
export function MemberPage({ children }: PageProps) {
  const { config } = useApp();
  const session = useSession();
  const isKnown = useSelector(useSessionActor(), (snapshot) => snapshot.context.isKnown);
  return (
    <Page productName={config.productName} nav={<MemberNav session={session} />} hasHeadMenus className={styles.main}>
      <DeletionNotice />
      {/* While the session is unknown the viewer may be a member: each page decides what to show. */}
      {isKnown ? contentFor(session, children) : children}
    </Page>
  );
}

function contentFor(session: Session, children: PageProps['children']) {
  if (!session.isVerified) return <PleaseSignIn />;
  // The kitchen exists once there is a name: before that, these pages have nothing to show.
  return session.fullName === '' ? <UnfinishedProfile /> : children;
}

/** In the header; on a phone at the bottom, within thumb reach. */
function MemberNav({ session }: { session: Session }) {
  const { t } = useLingui();
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  // Timers keep running while the session is unknown.
  if (!session.isVerified) return <ViewSlot view="headMenus" />;
  const kitchen = kitchenPageOf(session);
  return (
    <nav className={styles.nav} aria-label={t`Main`} data-bar>
      <NavLink href="/account" icon={<BookOpen />}>
        <Trans>My recipes</Trans>
      </NavLink>
      {kitchen !== null && (
        <NavLink href={kitchen} icon={<Plus />}>
          <Trans>New recipe</Trans>
        </NavLink>
      )}
      <NavLink href={shoppingPath} icon={<ShoppingBasket />}>
        <Trans>Shopping list</Trans>
      </NavLink>
      <ViewSlot view="headMenus" />
      {/* Remounted on each page, so that following a link closes it. */}
      <AccountMenu key={path} session={session} isCurrent={isOfAccount(path)} />
    </nav>
  );
}

const isOfAccount = (path: string | null): boolean => path !== null && path.startsWith('/account/') && path !== trashPath;

/** Only the link to the open page is marked as current. */
function NavLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const isCurrent = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath === href);
  return (
    <ButtonLink
      href={href}
      variant={isCurrent ? 'FilledAccent1Light' : 'Transparent'}
      size="Flat"
      icon={icon}
      className={styles.link}
      isCurrent={isCurrent}
    >
      <span className={styles.label}>{children}</span>
    </ButtonLink>
  );
}
