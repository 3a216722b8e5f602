import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it appears, such as the title of a new part. */
export function useFocusOnEntry<TPlace extends HTMLElement>(): RefObject<TPlace | null> {
  const place = useRef<TPlace>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

interface FocusOptions {
  /** False: no focus now. */
  isNeeded?: boolean;
  /** A selector: focuses the first match inside the element. */
  inside?: string;
}

/**
 * Moves the focus to the next useful element: on entry, and when `causes` change, such as an error. A disabled button loses the
 * focus, which would be nowhere after an answer.
 */
export function useFocusAfter(
  place: RefObject<HTMLElement | null>,
  causes: readonly unknown[],
  { isNeeded = true, inside }: FocusOptions = {},
): void {
  const before = useRef<readonly unknown[] | null>(null);
  useEffect(() => {
    const isNew = before.current === null || causes.some((cause, index) => !Object.is(cause, before.current?.[index]));
    before.current = causes;
    if (!isNew || !isNeeded) return;
    const { current } = place;
    (inside === undefined ? current : current?.querySelector<HTMLElement>(inside))?.focus();
  });
}

/** Scrolls an element back to its top when it shows something else. */
export function useTopAfter(place: RefObject<HTMLElement | null>, shown: number): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.scrollTo(0, 0);
  }, [place, shown]);
}
