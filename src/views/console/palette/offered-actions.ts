import { createContext, use, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../../../machines/console/palette.machine.ts';

/** The palette of the console that a page stands in; null outside it. */
export const PaletteContext = createContext<ActorRefFrom<typeof paletteMachine> | null>(null);

/** What a part of a page can do now. `run` does what its button does; `path` leads where its link does. */
export type OfferedAction = { id: string; title: string } & ({ run: () => void } | { path: string });

/** Offers in the palette what a part of a page can do now, by the words of its buttons. `by` names the part. */
export function useOfferedActions(by: string, actions: readonly OfferedAction[]): void {
  const palette = use(PaletteContext);
  const latest = useRef(actions);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    latest.current = actions;
    // They are offered anew when others can be done, not with every picture of the page.
    const words = actions.map((action) => [action.id, action.title, 'path' in action ? action.path : ''].join('\n')).join('\n\n');
    if (palette === null || sent.current === words) return;
    sent.current = words;
    const offered = actions.map((action) => ({ id: action.id, title: action.title, path: 'path' in action ? action.path : null }));
    palette.send({ type: 'actions.offered', by, actions: offered });
  });
  useEffect(() => {
    const chosen = palette?.on('action.chosen', (event) => {
      const action = event.by === by ? latest.current.find(({ id }) => id === event.id) : undefined;
      if (action !== undefined && 'run' in action) action.run();
    });
    return () => {
      chosen?.unsubscribe();
      sent.current = null;
      // The palette may have ended with the console.
      if (palette?.getSnapshot().status === 'active') palette.send({ type: 'actions.withdrawn', by });
    };
  }, [palette, by]);
}
