import { use, useSyncExternalStore } from 'react';
import { followViews, viewOf } from '../pages/loaded-views.ts';
import { AppContext } from './app-context.tsx';

/** Renders a view beside the pages once it is loaded; otherwise nothing. */
export function ViewSlot({ view }: { view: 'headMenus' | 'ringingTimers' }) {
  const View = useSyncExternalStore(
    followViews,
    () => viewOf(view),
    () => null,
  );
  // The kit is also rendered without the product: then there are no companions.
  if (use(AppContext) === null || View === null) return null;
  // It has no flow of its own: its view selects from the app.
  return <View flow={null as never}>{null}</View>;
}
