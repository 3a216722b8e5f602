import { useEffect, useRef, type RefObject } from 'react';

/** The first field of a form that comes up in the page: it gets the focus, and what had it before gets it back when the form goes. */
export function useBorrowedFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    field.current?.select();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return field;
}
