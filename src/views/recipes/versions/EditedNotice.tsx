import { Trans, useLingui } from '@lingui/react/macro';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { FormError } from '../../../ui/FormError.tsx';
import styles from './VersionsPage.module.css';

/** Says that a recipe was edited by hand, and which excluded foods the edit introduced. */
export function EditedNotice({ recipe: { isEdited, broken, cookedBy } }: { recipe: Recipe }) {
  const { t } = useLingui();
  if (isEdited !== true && (broken === undefined || broken.length === 0)) return null;
  return (
    <div className={styles.notice}>
      {isEdited === true && (
        <p className={styles.hint}>
          <Trans>Edited by hand</Trans>
        </p>
      )}
      {broken !== undefined && broken.length > 0 && (
        <FormError>
          {cookedBy.kind === 'imported' && isEdited !== true ? (
            <Trans>This recipe contains something that you avoid:</Trans>
          ) : (
            <Trans>This recipe now contains something you wanted left out:</Trans>
          )}
          <ul aria-label={t`Wanted left out`}>
            {broken.map(({ wish, item }) => (
              <li key={`${wish.kind}/${wish.id}/${item}`}>
                <bdi>{item}</bdi> (<bdi>{wish.label}</bdi>)
              </li>
            ))}
          </ul>
        </FormError>
      )}
    </div>
  );
}
