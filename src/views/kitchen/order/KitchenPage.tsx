import { useSelector } from '@xstate/react';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { Cooking } from './Cooking.tsx';
import { Order } from './Order.tsx';

/** /ai/{company uri}/new: the order form, then the recipe as it is written. */
export function KitchenPage({ flow }: PageProps<typeof kitchenMachine>) {
  const isRestoring = useSelector(flow, (snapshot) => snapshot.matches('restoring'));
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('editable'));
  if (isRestoring) return <DataPlaceholder />;
  return isOpen ? <Order flow={flow} /> : <Cooking flow={flow} />;
}
