import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { ReactNode } from 'react';
import { kitchenPageOf } from '../../../../machines/shell/start-page.ts';
import { useApp, useSession, useSessionActor } from '../../../app/app-context.tsx';
import { ViewSlot } from '../../../app/ViewSlot.tsx';
import { shoppingPath, trashPath } from '../../../pages/member-paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useUpdates } from '../../kitchen/jobs/use-kitchen-jobs.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './MemberNav.module.css';

/** In the header; on a phone at the bottom, within thumb reach. While the session is unknown it leads to what this device keeps. */
export function MemberNav() {
  const { t } = useLingui();
  const session = useSession();
  const isKnown = useSelector(useSessionActor(), (snapshot) => snapshot.context.isKnown);
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  const updates = useUpdates();
  if (isKnown && !session.isVerified) return <ViewSlot view="headMenus" />;
  const kitchen = kitchenPageOf(session);
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <Tab href="/account" icon={<BookOpen />} label={<Trans>My recipes</Trans>} short={<Trans>Recipes</Trans>} news={updates} />
      {kitchen !== null && <Tab href={kitchen} icon={<Plus />} label={<Trans>New recipe</Trans>} short={<Trans>Cook</Trans>} />}
      <Tab href={shoppingPath} icon={<ShoppingBasket />} label={<Trans>Shopping list</Trans>} short={<Trans>List</Trans>} />
      <div className={styles.strip} data-strip>
        <ViewSlot view="headMenus" />
      </div>
      {/* Remounted on each page, so that following a link closes it. */}
      {session.isVerified && <AccountMenu key={path} session={session} isCurrent={isOfAccount(path)} />}
    </nav>
  );
}

const isOfAccount = (path: string | null): boolean => path !== null && path.startsWith('/account/') && path !== trashPath;

interface TabProps {
  href: string;
  icon: ReactNode;
  label: ReactNode;
  /** One short word, for the bar of a phone. */
  short: ReactNode;
  /** A number on the icon, on a phone. */
  news?: number;
}

/** Only the link to the open page is marked as current. */
function Tab({ href, icon, label, short, news = 0 }: TabProps) {
  const isCurrent = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath === href);
  return (
    <ButtonLink
      href={href}
      variant={isCurrent ? 'FilledAccent1Light' : 'Transparent'}
      size="Flat"
      icon={
        <span className={styles.icon}>
          {icon}
          {news > 0 && (
            <span className={styles.badge} hidden>
              {news}
              <VisuallyHidden>
                <Plural value={news} one="# update" other="# updates" />
              </VisuallyHidden>
            </span>
          )}
        </span>
      }
      className={styles.link}
      isCurrent={isCurrent}
    >
      <span className={styles.label}>{label}</span>
      {/* Shown on phones instead of the label. */}
      <span className={styles.short} hidden>
        {short}
      </span>
    </ButtonLink>
  );
}
