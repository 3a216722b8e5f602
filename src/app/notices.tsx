import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices } from '../views/shell/notices/Notices.tsx';
import { AppContext, type AppHandle } from './app-context.tsx';
import styles from './notices.module.css';
import { ViewSlot } from './ViewSlot.tsx';

/** Mounts the notices of the companions. */
export function showNotices(handle: AppHandle): void {
  // Outside the page, so that they stay when the page fails.
  const [above, below] = [document.createElement('div'), document.createElement('div')];
  above.className = styles.above ?? '';
  document.body.append(above, below);
  const show = (host: HTMLElement, view: ReactNode) =>
    createRoot(host).render(
      <I18nProvider i18n={i18n}>
        <AppContext value={handle}>{view}</AppContext>
      </I18nProvider>,
    );
  show(above, <ViewSlot view="ringingTimers" />);
  show(below, <Notices />);
}
