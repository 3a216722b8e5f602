import type { savedRecipesMachine } from '../../../../machines/recipes/saved-recipes.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Page } from '../../../ui/Page.tsx';
import { MemberNav } from '../../shell/member/MemberNav.tsx';
import { SavedRecipes } from './SavedRecipes.tsx';
import styles from './SavedRecipesPage.module.css';

/** Recipes stored in this browser: readable with and without a network by the user who signed in here. */
export function SavedRecipesPage({ flow }: PageProps<typeof savedRecipesMachine>) {
  const { productName } = useApp().config;
  return (
    <Page productName={productName} nav={<MemberNav />} hasHeadMenus className={styles.main}>
      <SavedRecipes flow={flow}>{null}</SavedRecipes>
    </Page>
  );
}
