import { useApp } from '../../../app/app-context.tsx';
import { PrivacyView } from './PrivacyView.tsx';

export function PrivacyPage() {
  return <PrivacyView config={useApp().config} />;
}
