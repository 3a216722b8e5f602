import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recordMachine } from '../../../../machines/console/record.machine.ts';
import type { AreaView } from '../areas/area-view.ts';

export interface RecordProps {
  flow: ActorRefFrom<typeof recordMachine>;
  view: AreaView;
  /** Renders a recipe given as JSON; loaded with the pages that need it. */
  Sheet?: ComponentType<{ text: string }> | undefined;
  /** Given where the record stands beside its list. */
  onClose?: (() => void) | undefined;
}
