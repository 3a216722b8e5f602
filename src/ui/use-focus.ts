import { useEffect, useRef, type RefObject } from 'react';

/** For what is read first where it appears, such as the title of a new part: it has the focus as soon as it is there. */
export function useFocusOnEntry<TPlace extends HTMLElement>(): RefObject<TPlace | null> {
  const place = useRef<TPlace>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

interface FocusOptions {
  /** False: there is nothing to go to now. */
  isNeeded?: boolean;
  /** A selector: the first of its kind inside the place has the focus. */
  inside?: string;
}

/**
 * Puts the focus where there is something to do: on entry, and again with each change of `causes`, such as an error. A button loses the focus
 * while it is busy, so that it would be nowhere after an answer.
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
