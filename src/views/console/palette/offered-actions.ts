import { createContext, use, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../../../machines/console/palette.machine.ts';

/** The palette of the enclosing console page; null outside the console. */
export const PaletteContext = createContext<ActorRefFrom<typeof paletteMachine> | null>(null);

/** An available action of a page's part. `run` does what its button does; `path` leads where its link does. */
export type OfferedAction = { id: string; title: string } & ({ run: () => void } | { path: string });

/** Offers the actions of a page's part in the palette, labelled like its buttons. `by` names the part. */
export function useOfferedActions(by: string, actions: readonly OfferedAction[]): void {
  const palette = use(PaletteContext);
  const latest = useRef(actions);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    latest.current = actions;
    // Offered again when the actions change, not on each render.
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
      // The palette may have stopped with the console.
      if (palette?.getSnapshot().status === 'active') palette.send({ type: 'actions.withdrawn', by });
    };
  }, [palette, by]);
}
