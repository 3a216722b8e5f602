import { useEffect, useState, type RefObject } from 'react';
import { mainId } from '../../../ui/SkipLink.tsx';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[hidden]') === null;

const reachable = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(focusable)].filter(isReachable);

/**
 * WCAG 2.4.3: the focus goes into a box when it opens, round and round inside while it is the one on top, and back to where it came
 * from when it is gone.
 */
export function useFocusInside(box: RefObject<HTMLElement | null>, isTop: boolean, selector = '[data-first-focus]'): void {
  // Before anything is mounted: what is inside may take the focus as it is.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (box.current?.contains(document.activeElement) !== true)
      (box.current?.querySelector<HTMLElement>(selector) ?? box.current)?.focus({ preventScroll: true });
    return () => {
      // It left with the box, or is elsewhere already: a page that went on behind the box has shown where there is something to do.
      const { activeElement: current } = document;
      if (current !== null && current !== document.body && current.closest('[role=dialog]') === null) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      // It may be gone with what it stood in, such as a menu: then the page itself is the next best place.
      if (document.activeElement === opener && opener !== document.body) return;
      document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true });
    };
  }, [box, selector, opener]);

  useEffect(() => {
    if (!isTop) return;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || box.current === null) return;
      const stops = reachable(box.current);
      const { activeElement } = document;
      const isInside = box.current.contains(activeElement) && activeElement !== box.current;
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (isInside && activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [box, isTop]);
}
