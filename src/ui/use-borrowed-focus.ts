import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first field or button of an appearing part, and returns the focus when the part is removed. */
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
