import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { modalsMachine } from '../../../../machines/shell/modals.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Lightbox } from './Lightbox.tsx';

/** The boxes above the page, bottom first. Only the top one receives events. */
export function ModalStack({ flow }: PageProps<typeof modalsMachine>) {
  const boxes = useSelector(flow, (snapshot) => snapshot.context.boxes);
  const top = boxes.findLast(({ isLeaving }) => !isLeaving);
  const isShowing = boxes.length > 0;

  useEffect(() => {
    if (!isShowing) return;
    // Elements in the browser's top layer would cover the box.
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
    const press = (event: KeyboardEvent) => {
      // Something inside the box may have handled the key, such as a list of suggestions.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) flow.send({ type: 'escape.pressed' });
    };
    addEventListener('keydown', press);
    const free = lockScrolling(document.documentElement);
    return () => {
      removeEventListener('keydown', press);
      free();
    };
  }, [flow, isShowing]);

  return boxes.map((open) => (
    <Lightbox
      key={open.key}
      modal={open.actor}
      order={open.order}
      isTop={open === top}
      onDismiss={(outcome) => flow.send({ type: 'modal.dismissed', key: open.key, outcome })}
      onPressOutside={() => flow.send({ type: 'outside.pressed', key: open.key })}
    />
  ));
}

/** Locks the page behind: no scrolling, and no shift from a missing scroll bar. Returns a function to unlock. */
function lockScrolling({ style, clientWidth }: HTMLElement): () => void {
  const hasScrollBar = innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (hasScrollBar) style.scrollbarGutter = 'stable';
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
