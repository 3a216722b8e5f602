import { use, useSyncExternalStore } from 'react';
import { followViews, viewOf } from '../pages/loaded-views.ts';
import { AppContext } from './app-context.tsx';

/** Where a view beside the pages stands once it has come; until then, and for those that it does not come for, there is nothing. */
export function ViewSlot({ view }: { view: 'headMenus' | 'ringingTimers' }) {
  const View = useSyncExternalStore(followViews, () => viewOf(view));
  // The kit is also shown without the product: then nothing goes on beside it.
  if (use(AppContext) === null || View === null) return null;
  // It has no flow of its own: what it shows is found by the app.
  return <View flow={null as never}>{null}</View>;
}
