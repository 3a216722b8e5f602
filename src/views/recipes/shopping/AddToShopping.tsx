import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { ActorRefFrom } from 'xstate';
import type { ShoppingOrder, toShoppingMachine } from '../../../../machines/recipes/to-shopping.machine.ts';
import { Button } from '../../../ui/Button.tsx';

interface AddToShoppingProps {
  toShopping: ActorRefFrom<typeof toShoppingMachine>;
  order: ShoppingOrder;
  size?: 'Default' | 'Flat';
  disabled?: boolean;
}

export function AddToShopping({ toShopping, order, size = 'Default', disabled = false }: AddToShoppingProps) {
  const isBusy = useSelector(toShopping, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      variant="Outlined"
      size={size}
      icon={<ShoppingBasket />}
      isLoading={isBusy}
      disabled={disabled}
      onClick={() => toShopping.send({ type: 'shopping.requested', ...order })}
    >
      <Trans>Add to shopping list</Trans>
    </Button>
  );
}
