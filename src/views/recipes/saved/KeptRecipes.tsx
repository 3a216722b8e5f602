import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import type { SavedRecipe } from '../../../../machines/recipes/saved-recipes.machine.ts';
import { SavedCard } from './SavedCard.tsx';
import styles from './SavedRecipesPage.module.css';

interface SavedListProps {
  saved: readonly SavedRecipe[];
  onOpen: (guid: string) => void;
}

export function SavedList({ saved, onOpen }: SavedListProps) {
  return (
    <ul className={styles.list}>
      {saved.map((one) => (
        <li key={one.recipe.guid}>
          <SavedCard saved={one} onOpen={() => onOpen(one.recipe.guid)} />
        </li>
      ))}
    </ul>
  );
}

const mega = 1_000_000;

/** Recipes kept offline until unmarked, and their size. */
export function KeptRecipes({ kept, onOpen }: { kept: readonly SavedRecipe[]; onOpen: (guid: string) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const count = kept.length;
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const room = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / mega),
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Kept offline</Trans>
      </h2>
      <p className={styles.intro}>
        <Plural value={count} one={`# recipe, ${room} on this device.`} other={`# recipes, ${room} on this device.`} />
      </p>
      <SavedList saved={kept} onOpen={onOpen} />
    </section>
  );
}
