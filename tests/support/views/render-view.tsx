import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Renders with texts and a router in memory. `history` lists the paths that links led to; `user` types and clicks. */
export function renderView(view: ReactNode, path = '/') {
  const { hook, history } = memoryLocation({ path, record: true });
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Router hook={hook}>{children}</Router>
    </I18nProvider>
  );
  return { user, history, ...render(view, { wrapper }) };
}
