import { msg } from '@lingui/core/macro';
import { pageList } from './page-table.ts';

// Developers' pages have texts of their own, in English alone.
async function inShowcase<T>(view: Promise<T>): Promise<T> {
  const { loadShowcaseTexts } = await import('../views/developer/showcase/showcase-texts.ts');
  await loadShowcaseTexts();
  return view;
}

async function inFlows<T>(view: Promise<T>): Promise<T> {
  const { loadDevTexts } = await import('../dev/dev-texts.ts');
  await loadDevTexts();
  return view;
}

/** Pages that are there for developers alone. */
export const developerPages = pageList([
  {
    key: 'debug',
    path: '/debug',
    isForDevelopers: true,
    title: msg`Debug`,
    load: async () => (await import('../views/developer/debug/DebugPage.tsx')).DebugPage,
    flow: async () => (await import('../composition/developer/debug.ts')).openDebug,
    texts: 'debug',
  },
  {
    key: 'buttons',
    path: '/buttons',
    isForDevelopers: true,
    title: msg`Buttons`,
    load: async () => (await inShowcase(import('../views/developer/showcase/ButtonsPage.tsx'))).ButtonsPage,
    flow: async () => (await import('../composition/developer/showcase.ts')).openShowcase,
  },
  {
    key: 'icons',
    path: '/icons',
    isForDevelopers: true,
    title: msg`Icons`,
    load: async () => (await inShowcase(import('../views/developer/showcase/IconsPage.tsx'))).IconsPage,
    flow: async () => (await import('../composition/developer/showcase.ts')).openShowcase,
    // The store buttons of the landing page are among the drawings.
    texts: 'landing',
  },
  ...(import.meta.env.DEV_TOOLS
    ? [
        {
          key: 'flows',
          path: '/dev/flows',
          isForDevelopers: true,
          title: msg`Flows`,
          load: async () => (await inFlows(import('../views/developer/flows/FlowsPage.tsx'))).FlowsPage,
          flow: async () => (await import('../composition/developer/flow-viewer.ts')).openFlowViewer,
        } as const,
      ]
    : []),
]);
