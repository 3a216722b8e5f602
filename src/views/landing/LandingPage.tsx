import { useApp, useSession } from '../../app/app-context.tsx';
import { LandingView } from './LandingView.tsx';

export function LandingPage() {
  const { config } = useApp();
  const { isVerified } = useSession();
  return <LandingView config={config} isSignedIn={isVerified} />;
}
