import type { Page } from '@playwright/test';

/** Adds up all layout shifts of a page from its start; an init script. */
export const watchShifts = () => {
  let sum = 0;
  const add = (entries: PerformanceObserverEntryList) => {
    for (const entry of entries.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'));
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(globalThis, 'shiftsSoFar', () => sum);
};

/** The sum so far (cumulative layout shift, without the shifts that follow a press). */
export const shiftsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.apply(Reflect.get(globalThis, 'shiftsSoFar'), null, [])));
