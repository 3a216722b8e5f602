import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Page } from '../../../ui/Page.tsx';
import { ShoppingPage } from './ShoppingPage.tsx';
import styles from './ShoppingPage.module.css';

/** A shared list: readable with the link, without an account. */
export function SharedShoppingPage({ flow }: PageProps<typeof shoppingMachine>) {
  const { productName } = useApp().config;
  return (
    <Page productName={productName} className={styles.shared}>
      <ShoppingPage flow={flow}>{null}</ShoppingPage>
    </Page>
  );
}
