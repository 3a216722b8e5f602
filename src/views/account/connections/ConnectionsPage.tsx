import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { oauthProblemOf } from '../../../../contract/sign-in/oauth.ts';
import { providerNames } from '../../../../contract/sign-in/providers.ts';
import type { connectionsMachine } from '../../../../machines/account/connections.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { PopUpNews } from '../../sign-in/oauth/PopUpNews.tsx';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import styles from './ConnectionsPage.module.css';
import { SiteList } from './SiteList.tsx';

/** /account/sign-ins: third-party sign-ins of the account. */
export function ConnectionsPage({ flow }: PageProps<typeof connectionsMachine>) {
  const { productName } = useApp().config;
  const { connections } = useSelector(flow, (snapshot) => snapshot.context);
  const { popUp } = useSelector(flow, (snapshot) => snapshot.children);
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const isDisconnecting = useSelector(flow, (snapshot) => snapshot.matches('disconnecting'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone: keyboard users continue from the top of the page.
  const wasDisconnecting = useRef(false);
  useEffect(() => {
    if (wasDisconnecting.current && !isDisconnecting) heading.current?.focus();
    wasDisconnecting.current = isDisconnecting;
  }, [isDisconnecting]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Connected sign-ins</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans>Sign in to {productName} with an account you have elsewhere. We never see its password.</Trans>
        </p>
      </div>
      {connections === null && isLoading && <DataPlaceholder shape="lines" />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <div className={styles.sites}>
        {connections !== null && popUp !== undefined && <SiteList flow={flow} popUp={popUp} connections={connections} />}
        {popUp !== undefined && <PopUpNews flow={popUp} />}
        <News flow={flow} />
      </div>
      {connections !== null && <PasswordNote hasPassword={connections.hasPassword} />}
    </div>
  );
}

type NewsProps = Pick<PageProps<typeof connectionsMachine>, 'flow'>;

/** The result, or the error. */
function News({ flow }: NewsProps) {
  const { i18n } = useLingui();
  const { change, error } = useSelector(flow, (snapshot) => snapshot.context);
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const name = change === null ? '' : providerNames[change.provider];
  const isTooOld = error !== null && oauthProblemOf(error)?.problem === 'signInAgain';
  return (
    <>
      <StatusMessage>
        {change !== null && (
          <p className={styles.change}>
            {change.isConnected ? (
              <Trans>{name} is connected. You can sign in with it from now on.</Trans>
            ) : (
              <Trans>{name} is disconnected.</Trans>
            )}
          </p>
        )}
      </StatusMessage>
      <FormError action={isTooOld && <SignInAgain />}>{error !== null && !hasFailed && errorText(error, i18n)}</FormError>
    </>
  );
}

function PasswordNote({ hasPassword }: { hasPassword: boolean }) {
  return (
    <p className={styles.note}>
      {hasPassword ? (
        <Trans>You can also sign in with your email address and password.</Trans>
      ) : (
        <Trans>
          Your account has no password yet. <Link href="/reset-password">Choose one</Link> to sign in with your email address too.
        </Trans>
      )}
    </p>
  );
}
