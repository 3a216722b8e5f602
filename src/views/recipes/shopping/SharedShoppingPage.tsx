import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Page } from '../../../ui/Page.tsx';
import { ShoppingPage } from './ShoppingPage.tsx';
import styles from './ShoppingPage.module.css';

/** A list that somebody has shared: its link is enough, nobody needs an account. */
export function SharedShoppingPage({ flow }: PageProps<typeof shoppingMachine>) {
  const { productName } = useApp().config;
  return (
    <Page productName={productName} className={styles.shared}>
      <ShoppingPage flow={flow}>{null}</ShoppingPage>
    </Page>
  );
}
