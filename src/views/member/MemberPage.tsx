import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import type { Session } from '../../../contract/entities.ts';
import { useApp, useSession, useSessionActor } from '../../app/app-context.tsx';
import type { PageProps } from '../../pages/page-table.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { newRecipePath } from './member-paths.ts';
import styles from './MemberPage.module.css';
import { PleaseSignIn, UnfinishedProfile } from './Gates.tsx';

/** The frame around every page of a signed-in user. */
export function MemberPage({ children }: PageProps) {
  const { config } = useApp();
  const session = useSession();
  const isKnown = useSelector(useSessionActor(), (snapshot) => snapshot.context.isKnown);
  return (
    <Page productName={config.productName} nav={<MemberNav session={session} />} className={styles.main}>
      {/* Whom nobody could name may be a member: the pages say themselves what they show then. */}
      {isKnown ? contentFor(session, children) : children}
    </Page>
  );
}

function contentFor(session: Session, children: PageProps['children']) {
  if (!session.isVerified) return <PleaseSignIn />;
  // The kitchen comes with the name: until then there is nothing that these pages could show.
  return session.fullName === '' ? <UnfinishedProfile /> : children;
}

function MemberNav({ session }: { session: Session }) {
  const { t } = useLingui();
  if (!session.isVerified) return null;
  const kitchen = newRecipePath(session);
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <ButtonLink href="/account" variant="Transparent" size="Flat" icon={<BookOpen />} className={styles.link}>
        <span className={styles.text}>
          <Trans>My recipes</Trans>
        </span>
      </ButtonLink>
      {kitchen !== null && (
        <ButtonLink href={kitchen} variant="FilledAccent1Light" size="Flat" icon={<Plus />} className={styles.link}>
          <span className={styles.text}>
            <Trans>New recipe</Trans>
          </span>
        </ButtonLink>
      )}
      <AccountMenu session={session} />
    </nav>
  );
}
