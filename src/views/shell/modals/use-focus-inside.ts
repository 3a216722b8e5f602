import { useEffect, useState, type RefObject } from 'react';
import { mainId } from '../../../ui/SkipLink.tsx';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[hidden]') === null;

const reachable = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(focusable)].filter(isReachable);

/** WCAG 2.4.3: the focus moves into an opened box, stays trapped in the top box, and returns to its origin on closing. */
export function useFocusInside(box: RefObject<HTMLElement | null>, isTop: boolean, selector = '[data-first-focus]'): void {
  // Before mounting: autofocus inside may move the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (box.current?.contains(document.activeElement) !== true)
      (box.current?.querySelector<HTMLElement>(selector) ?? box.current)?.focus({ preventScroll: true });
    return () => {
      // The focus was already moved: the page behind the box has chosen where to continue.
      const { activeElement: current } = document;
      if (current !== null && current !== document.body && current.closest('[role=dialog]') === null) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      // The origin may be gone, such as a menu: then focus the page.
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
