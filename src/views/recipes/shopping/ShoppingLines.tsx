import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { aisles, type ShoppingLine } from '../../../../contract/recipes/shopping.ts';
import { shownMeasure } from '../../../../contract/recipes/shopping-measures.ts';
import type { UnitSystem } from '../../../../contract/recipes/recipe.ts';
import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { aisleNames } from './shopping-texts.ts';
import styles from './ShoppingPage.module.css';

interface LinesProps extends Pick<PageProps<typeof shoppingMachine>, 'flow'> {
  lines: readonly ShoppingLine[];
  unitSystem: UnitSystem;
}

/** Items by aisle; ticked ones at the end. */
export function ShoppingLines({ flow, lines, unitSystem }: LinesProps) {
  const { i18n } = useLingui();
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const open = lines.filter(({ isTicked }) => !isTicked);
  const groups = aisles
    .map((aisle) => ({ aisle, inside: open.filter((line) => line.aisle === aisle) }))
    .filter(({ inside }) => inside.length > 0);
  return (
    <div className={styles.lists}>
      {groups.map(({ aisle, inside }) => (
        <Card key={aisle}>
          <h2 className={styles.aisle}>{i18n._(aisleNames[aisle])}</h2>
          <Lines flow={flow} lines={inside} unitSystem={unitSystem} />
        </Card>
      ))}
      {ticked.length > 0 && (
        <Card>
          <h2 className={styles.aisle}>
            <Trans>In the basket</Trans>
          </h2>
          <Lines flow={flow} lines={ticked} unitSystem={unitSystem} />
          <Button variant="Transparent" size="Flat" onClick={() => flow.send({ type: 'ticked.removed' })}>
            <Trans>Remove what is in the basket</Trans>
          </Button>
        </Card>
      )}
    </div>
  );
}

function Lines({ flow, lines, unitSystem }: LinesProps) {
  const { t, i18n } = useLingui();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.guid} className={styles.line} data-ticked={line.isTicked || undefined}>
          <label className={styles.label}>
            <input
              type="checkbox"
              checked={line.isTicked}
              onChange={({ currentTarget }) => flow.send({ type: 'line.ticked', line: line.guid, isTicked: currentTarget.checked })}
            />
            <span className={styles.words}>
              <span>
                <bdi className={styles.text}>{line.text}</bdi>{' '}
                <span className={styles.amount}>
                  <bdi>{line.measures.map((one) => formatMeasure(one, line)).join(' + ')}</bdi>
                </span>
              </span>
              {line.recipes.length > 0 && (
                <span className={styles.recipes}>
                  <bdi>{new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(line.recipes)}</bdi>
                </span>
              )}
            </span>
          </label>
          <button className={styles.remove} type="button" onClick={() => flow.send({ type: 'line.removed', line: line.guid })}>
            <X aria-hidden="true" />
            <VisuallyHidden>{t`Remove: ${line.text}`}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );

  function formatMeasure(one: ShoppingLine['measures'][number], line: ShoppingLine): string {
    const { amount, unit } = shownMeasure(one, line, unitSystem);
    return formatQuantity(amount, unit, i18n);
  }
}
