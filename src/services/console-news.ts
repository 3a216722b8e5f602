import { fromCallback, type EventObject } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Deed } from '../../machines/console/undo-notice.model.ts';

/** Messages between console pages in this tab: actions done, and areas whose rows changed. */
function createNews<T>() {
  const listeners = new Set<(news: T) => void>();
  return {
    tell: (news: T): void => {
      for (const listener of listeners) listener(news);
    },
    /** Returns a function to unsubscribe. */
    follow: (listener: (news: T) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const { tell: tellDeed, follow: followDeeds } = createNews<Deed>();
const rows = createNews<AreaName>();
export const tellRows = rows.tell;

/** Tells a page that its rows changed; null means any area. */
export const watchRows = fromCallback<EventObject, { area: AreaName | null }>(({ input, sendBack }) =>
  rows.follow((area) => {
    if (input.area === null || input.area === area) sendBack({ type: 'rows.changed' });
  }),
);
