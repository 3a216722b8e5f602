import { useEffect, type RefObject } from 'react';
import type { ListProps } from './list-props.ts';

/** Whether a key belongs to text input. */
export const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

export const isBoxOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Shortcuts of a list: `/` search, Enter from there to the rows, `j` and `k` rows, `x` choose, Enter open, `?` help. Each has a button, too. */
export function useListKeys(page: RefObject<HTMLDivElement | null>, flow: ListProps['flow']): void {
  useEffect(() => {
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? null;
    const step = (by: number) => {
      const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const present = rows.findIndex((row) => row.contains(document.activeElement));
      rows[Math.min(rows.length - 1, Math.max(0, present + by))]?.focus();
    };
    const choose = (isRange: boolean) => {
      const guid = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (guid !== undefined && find('[data-choose]') !== null) flow.send({ type: 'row.toggled', guid, isRange });
    };
    const open = () => {
      if (document.activeElement?.matches('[data-row]') === true) document.activeElement.querySelector('a')?.click();
    };
    const actions: Record<string, (event: KeyboardEvent) => void> = {
      '/': () => find('[data-search]')?.focus(),
      '?': () => find('[data-help]')?.click(),
      j: () => step(1),
      k: () => step(-1),
      x: () => choose(false),
      X: () => choose(true),
      Enter: open,
    };
    const hear = (event: KeyboardEvent) => {
      // From the search field to the results.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.matches('[data-search]')) step(0);
      const action = actions[event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      // A box above the page comes first.
      if (isBoxOpen()) return;
      if (event.key !== 'Enter') event.preventDefault();
      action(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [page, flow]);
}
