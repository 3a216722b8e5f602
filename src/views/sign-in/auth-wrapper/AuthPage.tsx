import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** The frame of sign-in and sign-up: no back button on the profile step, which has no previous step. */
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
