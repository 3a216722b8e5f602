import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** Spec 2, auth wrapper: its back button is hidden on the profile step, where there is no way back. */
export function AuthPage({ children }: PageProps) {
  const { app, config } = useApp();
  const { currentPath, previousPath } = useSelector(app, (snapshot) => snapshot.context);
  return (
    <AuthLayout
      productName={config.productName}
      showBack={currentPath !== '/sign-up/profile'}
      onBack={() => app.send({ type: 'navigation.requested', to: previousPath === null ? '/' : -1 })}
    >
      {children}
    </AuthLayout>
  );
}
