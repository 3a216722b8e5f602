import { useSelector } from '@xstate/react';
import { trialOf } from '../../../../contract/kitchen/trial-path.ts';
import { kitchenPageOf } from '../../../../machines/shell/start-page.ts';
import { useApp, useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { HeroArt } from './HeroArt.tsx';
import { LandingView } from './LandingView.tsx';
import { StoreButtons } from './StoreButtons.tsx';

/** The drawings of this page, for /icons. */
export const landingDrawings = { HeroArt, StoreButtons };

export function LandingPage({ children }: PageProps) {
  const { app, config } = useApp();
  const session = useSession();
  const install = useSelector(app, (snapshot) => snapshot.context.companions?.install ?? null);
  const { isVerified } = session;
  return (
    <LandingView
      config={config}
      isSignedIn={isVerified}
      kitchen={isVerified ? kitchenPageOf(session) : null}
      onDescribe={(text) => app.send({ type: 'navigation.requested', to: trialOf(text) })}
      install={install}
    >
      {children}
    </LandingView>
  );
}
