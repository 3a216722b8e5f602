import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recordMachine } from '../../../../machines/console/record.machine.ts';
import type { AreaView } from '../areas/area-view.ts';

export interface RecordProps {
  flow: ActorRefFrom<typeof recordMachine>;
  view: AreaView;
  /** Shows a recipe, given as JSON; fetched with the pages that have one. */
  Sheet?: ComponentType<{ text: string }> | undefined;
}
