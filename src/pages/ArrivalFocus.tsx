import { useEffect } from 'react';
import { mainId } from '../ui/SkipLink.tsx';

/**
 * WCAG 2.4.3: after a page change the focus moves to the new content, for screen readers.
 * A field focused by the page keeps it.
 */
export function ArrivalFocus() {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !(activeElement instanceof HTMLAnchorElement)) return;
    document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true });
  }, []);
  return null;
}
