import { useEffect } from 'react';
import { mainId } from '../ui/SkipLink.tsx';

/**
 * WCAG 2.4.3: after a change of page the focus goes to the new content, and a screen reader with it. A field that the page
 * has focused itself keeps it.
 */
export function ArrivalFocus() {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !(activeElement instanceof HTMLAnchorElement)) return;
    document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true });
  }, []);
  return null;
}
