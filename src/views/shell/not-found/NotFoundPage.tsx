import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import { NotFoundView } from './NotFoundView.tsx';

export function NotFoundPage() {
  const { app, config } = useApp();
  const hasPrevious = useSelector(app, (snapshot) => snapshot.context.previousPath !== null);
  return <NotFoundView config={config} onBack={hasPrevious ? () => app.send({ type: 'navigation.requested', to: -1 }) : null} />;
}
