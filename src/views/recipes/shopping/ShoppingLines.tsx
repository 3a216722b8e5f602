import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { aisles, type Bought, type ShoppingLine } from '../../../../contract/recipes/shopping.ts';
import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { listParts } from '../../../texts/list-texts.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { aisleNames } from './shopping-texts.ts';
import styles from './ShoppingPage.module.css';

interface LinesProps extends Pick<PageProps<typeof shoppingMachine>, 'flow'> {
  lines: readonly ShoppingLine[];
}

/** Items by aisle, those in the basket at the end. A tick strikes a line through where it stands; the flow decides when it moves. */
export function ShoppingLines({ flow, lines }: LinesProps) {
  const { i18n } = useLingui();
  const inBasket = useSelector(flow, (snapshot) => snapshot.context.basket);
  const basket = lines.filter(({ guid }) => inBasket.includes(guid));
  const open = lines.filter(({ guid }) => !inBasket.includes(guid));
  const groups = aisles
    .map((aisle) => ({ aisle, inside: open.filter((line) => line.aisle === aisle) }))
    .filter(({ inside }) => inside.length > 0);
  return (
    <div className={styles.lists}>
      {groups.map(({ aisle, inside }) => (
        <section key={aisle}>
          <h2 className={styles.aisle}>{i18n._(aisleNames[aisle])}</h2>
          <Lines flow={flow} lines={inside} />
        </section>
      ))}
      {basket.length > 0 && (
        <section>
          <h2 className={styles.aisle}>
            <Trans>In the basket</Trans>
          </h2>
          <Lines flow={flow} lines={basket} />
        </section>
      )}
      {lines.some(({ isTicked }) => isTicked) && (
        <Button variant="Transparent" size="Flat" className={styles.clear} onClick={() => flow.send({ type: 'ticked.removed' })}>
          <Trans>Remove ticked items</Trans>
        </Button>
      )}
    </div>
  );
}

function Lines({ flow, lines }: LinesProps) {
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
              <bdi className={styles.text}>{line.text}</bdi>
              {line.recipes.length > 0 && (
                <span className={styles.recipes}>
                  {Object.entries(listParts(line.recipes, i18n.locale)).map(([place, { item, text }]) =>
                    item === null ? text : <bdi key={place}>{item}</bdi>,
                  )}
                </span>
              )}
            </span>{' '}
            <bdi className={styles.amount}>{line.measures.map((one) => formatBought(one, i18n)).join(' + ')}</bdi>
          </label>
          <button className={styles.remove} type="button" onClick={() => flow.send({ type: 'line.removed', line: line.guid })}>
            <X aria-hidden="true" />
            <VisuallyHidden>{t`Remove: ${line.text}`}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "3", "500 g", "2 × 125 g". */
function formatBought({ amount, unit, size }: Bought, i18n: I18n): string {
  const count = formatQuantity(amount, unit, i18n);
  return size === undefined ? count : `${count} × ${formatQuantity(size.amount, size.unit, i18n)}`;
}
