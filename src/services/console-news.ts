import { fromCallback, type EventObject } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Deed } from '../../machines/console/undo-notice.model.ts';

/** What the pages of the console tell each other, in this tab: what was done, and that rows of an area are not what they were. */
function createNews<T>() {
  const listeners = new Set<(news: T) => void>();
  return {
    tell: (news: T): void => {
      for (const listener of listeners) listener(news);
    },
    /** Returns the way to stop. */
    follow: (listener: (news: T) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const { tell: tellDeed, follow: followDeeds } = createNews<Deed>();
const rows = createNews<AreaName>();
export const tellRows = rows.tell;

/** Tells a page that rows which it shows are not what they were; null is any area. */
export const watchRows = fromCallback<EventObject, { area: AreaName | null }>(({ input, sendBack }) =>
  rows.follow((area) => {
    if (input.area === null || input.area === area) sendBack({ type: 'rows.changed' });
  }),
);
