import type { ActorRefFrom } from 'xstate';
import type { collectionMachine } from '../../../../machines/console/collection.machine.ts';
import type { AreaView } from '../areas/area-view.ts';

export interface ListProps {
  flow: ActorRefFrom<typeof collectionMachine>;
  view: AreaView;
}
