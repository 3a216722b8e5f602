import { useEffect, useRef, type RefObject } from 'react';

/** The first field or button of what comes up in the page: it gets the focus, and what had it before gets it back when that goes. */
export function useBorrowedFocus<Field extends HTMLElement = HTMLInputElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return field;
}
