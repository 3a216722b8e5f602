import { Trans } from '@lingui/react/macro';
import { RecipeText } from './RecipeText.tsx';
import styles from './Assumptions.module.css';

/** Assumptions and limits of the kitchen, stated openly. */
export function Assumptions({ assumptions }: { assumptions: readonly string[] }) {
  if (assumptions.length === 0) return null;
  return (
    <section className={styles.assumptions}>
      <h2>
        <Trans>Assumptions</Trans>
      </h2>
      <ul>
        {Object.entries(assumptions).map(([place, assumption]) => (
          <li key={place}>
            <RecipeText>{assumption}</RecipeText>
          </li>
        ))}
      </ul>
    </section>
  );
}
