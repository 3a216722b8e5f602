import { useApp, useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { HeroArt } from './HeroArt.tsx';
import { LandingView } from './LandingView.tsx';
import { StoreButtons } from './StoreButtons.tsx';

/** The drawings of this page, for /icons. */
export const landingDrawings = { HeroArt, StoreButtons };

export function LandingPage({ children }: PageProps) {
  const { config } = useApp();
  const { isVerified } = useSession();
  return (
    <LandingView config={config} isSignedIn={isVerified}>
      {children}
    </LandingView>
  );
}
