import { useEffect, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { categoryTreeMachine } from '../../../../machines/console/category-tree.machine.ts';
import { dropOf, shownTree, stepOf, type Direction, type Place } from '../../../../machines/console/category-tree.model.ts';

const dragged = 'application/x-anydish-category';

const keys: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const mirrored: Record<string, Direction> = { ...keys, ArrowRight: 'out', ArrowLeft: 'in' };

const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** The upper part of a row drops before it, the lower part into it. */
function isInto({ clientY }: DragEvent, row: HTMLElement): boolean {
  const { top, height } = row.getBoundingClientRect();
  return clientY > top + height / 3;
}

/** Dragging, and Alt with an arrow key, on the rows of the tree. */
export function useTreeGestures(list: RefObject<HTMLElement | null>, flow: ActorRefFrom<typeof categoryTreeMachine>, isThere: boolean) {
  useEffect(() => {
    const { current } = list;
    if (current === null || !isThere) return;
    const ending = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      current.addEventListener(type, hear, { signal: ending.signal });
    const treeNow = () => shownTree(flow.getSnapshot().context) ?? [];
    const go = (place: Place | null) => {
      if (place !== null) flow.send({ type: 'category.moved', place });
    };
    const unmark = () => {
      for (const row of current.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset['drop'];
    };
    on('keydown', (event) => {
      const guid = within(event, '[data-category]')?.dataset['category'];
      const isMirrored = getComputedStyle(current).direction === 'rtl';
      const direction = event.altKey ? (isMirrored ? mirrored : keys)[event.key] : undefined;
      if (guid === undefined || direction === undefined) return;
      event.preventDefault();
      go(stepOf(treeNow(), guid, direction));
    });
    on('dragstart', (event) => event.dataTransfer?.setData(dragged, within(event, '[data-category]')?.dataset['category'] ?? ''));
    on('dragover', (event) => {
      const row = within(event, '[data-category], [data-end]');
      if (row === null || event.dataTransfer?.types.includes(dragged) !== true) return;
      event.preventDefault();
      unmark();
      row.dataset['drop'] = isInto(event, row) ? 'into' : 'before';
    });
    on('dragleave', unmark);
    on('drop', (event) => {
      const row = within(event, '[data-category], [data-end]');
      const guid = event.dataTransfer?.getData(dragged) ?? '';
      unmark();
      if (row === null || guid === '') return;
      event.preventDefault();
      const target = row.dataset['category'];
      go(target === undefined ? { guid, parent: null, before: null } : dropOf(treeNow(), guid, target, isInto(event, row)));
    });
    return () => ending.abort();
  }, [list, flow, isThere]);
}
