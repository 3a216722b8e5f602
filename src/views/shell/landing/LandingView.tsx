import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { PublicConfig } from '../../../../contract/shell/public-config.ts';
import { Page } from '../../../ui/Page.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { HeroArt } from './HeroArt.tsx';
import { WaysIn } from './WaysIn.tsx';
import styles from './LandingView.module.css';
import { StoreButtons } from './StoreButtons.tsx';
import { TryForm } from './TryForm.tsx';

const ignore = () => undefined;

interface LandingViewProps {
  config: Pick<PublicConfig, 'productName' | 'appStoreUrl' | 'playStoreUrl'>;
  isSignedIn: boolean;
  /** The kitchen of a member; null for visitors. */
  kitchen?: string | null;
  /** A visitor described a dish. */
  onDescribe?: (text: string) => void;
  /** Null before it is loaded. */
  install?: ComponentProps<typeof StoreButtons>['install'];
  /** Content below the hero, loaded later. */
  children?: ReactNode;
}

/** The landing page, with a quiet header. */
export function LandingView({ config, isSignedIn, kitchen = null, onDescribe = ignore, install = null, children }: LandingViewProps) {
  return (
    <Page productName={config.productName} nav={<WaysIn isSignedIn={isSignedIn} />} className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Make Any Dish!</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Take a picture of any food or describe any dish and our AI gives you an easy-to-use recipe.</Trans>
        </p>
        {isSignedIn ? (
          <ButtonLink href={kitchen ?? '/account'} size="Big">
            <Trans>Make a recipe</Trans>
          </ButtonLink>
        ) : (
          <TryForm onDescribe={onDescribe} />
        )}
        <StoreButtons
          appStoreUrl={config.appStoreUrl}
          playStoreUrl={config.playStoreUrl}
          webAppPath={isSignedIn ? '/account' : '/sign-up'}
          install={install}
        />
      </div>
      <div className={styles.picture}>
        <HeroArt />
      </div>
      <div className={styles.below}>{children}</div>
    </Page>
  );
}
