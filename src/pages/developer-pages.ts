import { msg } from '@lingui/core/macro';
import { pageList } from './page-table.ts';

/** Pages for developers only. */
export const developerPages = pageList([
  {
    key: 'debug',
    path: '/debug',
    isForDevelopers: true,
    title: msg`Debug`,
    load: async () => (await import('../views/developer/debug/DebugPage.tsx')).DebugPage,
    flow: async () => (await import('../composition/developer/debug.ts')).openDebug,
  },
  {
    key: 'buttons',
    path: '/buttons',
    isForDevelopers: true,
    title: msg`Buttons`,
    load: async () => (await import('../views/developer/showcase/ButtonsPage.tsx')).ButtonsPage,
    flow: async () => (await import('../composition/developer/showcase.ts')).openShowcase,
  },
  {
    key: 'icons',
    path: '/icons',
    isForDevelopers: true,
    title: msg`Icons`,
    load: async () => (await import('../views/developer/showcase/IconsPage.tsx')).IconsPage,
    flow: async () => (await import('../composition/developer/showcase.ts')).openShowcase,
  },
  ...(import.meta.env.DEV_TOOLS
    ? [
        {
          key: 'flows',
          path: '/dev/flows',
          isForDevelopers: true,
          title: msg`Flows`,
          load: async () => (await import('../views/developer/flows/FlowsPage.tsx')).FlowsPage,
          flow: async () => (await import('../composition/developer/flow-viewer.ts')).openFlowViewer,
        } as const,
      ]
    : []),
]);
