import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { Notices } from '../views/shell/notices/Notices.tsx';
import { AppContext, type AppHandle } from './app-context.tsx';

/** Shows what the companions of the pages have to say. */
export function showNotices(handle: AppHandle): void {
  // Beside the page: it stays when the page fails.
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <I18nProvider i18n={i18n}>
      <AppContext value={handle}>
        <Notices />
      </AppContext>
    </I18nProvider>,
  );
}
