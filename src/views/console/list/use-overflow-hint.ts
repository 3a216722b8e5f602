import { useEffect, type RefObject } from 'react';

/** Marks a frame while more of its columns are hidden at its end (`data-more`), so that the style can show that it scrolls. */
export function useOverflowHint(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => {
      // In a right-to-left page, scrollLeft is negative.
      const hidden = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      element.toggleAttribute('data-more', hidden > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [frame]);
}
