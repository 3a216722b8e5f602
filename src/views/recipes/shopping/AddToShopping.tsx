import { Trans, useLingui } from '@lingui/react/macro';
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
  /** In a row of actions: the accessible name stays whole. */
  isShort?: boolean;
}

export function AddToShopping({ toShopping, order, size = 'Default', disabled = false, isShort = false }: AddToShoppingProps) {
  const { t } = useLingui();
  const isBusy = useSelector(toShopping, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      variant="Outlined"
      size={size}
      icon={<ShoppingBasket />}
      isLoading={isBusy}
      disabled={disabled}
      aria-label={isShort ? t`Add to shopping list` : undefined}
      onClick={() => toShopping.send({ type: 'shopping.requested', ...order })}
    >
      {isShort ? <Trans>List</Trans> : <Trans>Add to shopping list</Trans>}
    </Button>
  );
}
