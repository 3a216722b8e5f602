import { useApp } from '../../../app/app-context.tsx';
import { TermsView } from './TermsView.tsx';

export function TermsPage() {
  return <TermsView config={useApp().config} />;
}
