import { schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import { createSchemeTabs, paintScheme, rememberScheme } from '../../services/colour-scheme.ts';

/** The colour scheme, wired to the document, the cookie and the other tabs. */
export function composeScheme() {
  const tabs = createSchemeTabs();
  return schemeMachine.provide({
    actors: { followTabs: tabs.follow },
    actions: {
      paint: (_, { scheme }) => paintScheme(scheme),
      remember: (_, { scheme }) => rememberScheme(scheme),
      tellTabs: (_, { scheme }) => tabs.tell({ scheme }),
    },
  });
}
