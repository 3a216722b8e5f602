import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { photosMachine } from '../../../../machines/kitchen/photos.machine.ts';

const dragged = 'application/x-anydish-photo';

const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Reorders photos by dragging or by arrow keys on their buttons, and accepts dropped files. The focus follows the moved photo. */
export function usePhotoGestures(area: RefObject<HTMLElement | null>, flow: ActorRefFrom<typeof photosMachine>) {
  const { photos, note } = useSelector(flow, (snapshot) => snapshot.context);
  const focused = useRef<{ id: string; move: string } | null>(null);

  useEffect(() => {
    const { current } = area;
    if (current === null) return;
    const ending = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      current.addEventListener(type, hear, { signal: ending.signal });
    const placeOf = (id: string | undefined) => flow.getSnapshot().context.photos.findIndex((photo) => photo.id === id);
    const unmark = () => {
      for (const tile of current.querySelectorAll<HTMLElement>('[data-drop]')) delete tile.dataset['drop'];
    };
    on('focusin', (event) => {
      const [move, id] = [within(event, '[data-move]')?.dataset['move'], within(event, '[data-photo]')?.dataset['photo']];
      focused.current = move === undefined || id === undefined ? null : { id, move };
    });
    on('keydown', (event) => {
      const id = within(event, '[data-photo]')?.dataset['photo'];
      if (id === undefined || within(event, '[data-move]') === null || !/^Arrow(Left|Right)$/.test(event.key)) return;
      event.preventDefault();
      const isBackwards = getComputedStyle(current).direction === 'rtl' ? event.key === 'ArrowRight' : event.key === 'ArrowLeft';
      flow.send({ type: 'photo.moved', id, place: placeOf(id) + (isBackwards ? -1 : 1) });
    });
    on('dragstart', (event) => event.dataTransfer?.setData(dragged, within(event, '[data-photo]')?.dataset['photo'] ?? ''));
    on('dragover', (event) => {
      const types = event.dataTransfer?.types ?? [];
      const tile = within(event, '[data-photo]');
      // The file input handles drops by itself.
      if (tile === null || !(types.includes(dragged) || types.includes('Files'))) return;
      event.preventDefault();
      unmark();
      if (types.includes(dragged)) tile.dataset['drop'] = '';
    });
    on('dragleave', unmark);
    on('drop', (event) => {
      unmark();
      const tile = within(event, '[data-photo]');
      const files = [...(event.dataTransfer?.files ?? [])];
      const id = event.dataTransfer?.getData(dragged) ?? '';
      if (tile === null) return;
      event.preventDefault();
      if (id !== '') flow.send({ type: 'photo.moved', id, place: placeOf(tile.dataset['photo']) });
      else if (files.length > 0) flow.send({ type: 'files.chosen', files });
    });
    return () => ending.abort();
  }, [area, flow]);

  // A moved tile loses the focus.
  useEffect(() => {
    const { current } = focused;
    const isThere = photos.some(({ id }) => id === current?.id);
    if (current === null || !isThere || document.activeElement !== document.body) return;
    area.current?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(current.id)}"] [data-move="${current.move}"]`)?.focus();
  }, [area, photos]);

  // So does the button of a removed photo.
  const left = note?.type === 'removed' ? note.count : null;
  useEffect(() => {
    if (left !== null && document.activeElement === document.body) area.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }, [area, left]);
}
