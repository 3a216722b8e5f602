import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { CategoryNode } from '../../../../contract/console/category-tree.ts';
import type { categoryTreeMachine } from '../../../../machines/console/category-tree.machine.ts';
import { depthOf, stepOf, type Direction } from '../../../../machines/console/category-tree.model.ts';
import { recordPath } from '../areas/area-views.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './CategoryTreePage.module.css';

interface RowProps {
  flow: ActorRefFrom<typeof categoryTreeMachine>;
  tree: readonly CategoryNode[];
  node: CategoryNode;
}

/** One category, with controls to move it. */
export function CategoryRow({ flow, tree, node }: RowProps) {
  const { t, i18n } = useLingui();
  const { guid, name } = node;
  const count = new Intl.NumberFormat(i18n.locale).format(node.recipes);
  const step = (direction: Direction, label: string, icon: ReactNode) => {
    // Not `disabled`: a focused button would lose the focus, and the keyboard its position.
    const place = stepOf(tree, guid, direction);
    const go = () => {
      if (place !== null) flow.send({ type: 'category.moved', place });
    };
    return (
      <IconButton label={label} title={label} aria-disabled={place === null || undefined} onClick={go}>
        {icon}
      </IconButton>
    );
  };
  return (
    <li className={styles.row} style={{ '--depth': depthOf(tree, guid) } as CSSProperties} data-category={guid} tabIndex={-1} draggable>
      <GripVertical className={styles.grip} aria-hidden="true" />
      <span className={styles.name}>
        <Link href={recordPath('categories', guid)} draggable={false}>
          <bdi>{name}</bdi>
        </Link>{' '}
        <span className={styles.note}>
          <Trans>Recipes: {count}</Trans>
        </span>
      </span>
      <span className={styles.steps}>
        {step('up', t`Move ${name} up`, <ArrowUp />)}
        {step('down', t`Move ${name} down`, <ArrowDown />)}
        {step('in', t`Put ${name} under the one above`, <IndentIncrease />)}
        {step('out', t`Take ${name} out one level`, <IndentDecrease />)}
      </span>
    </li>
  );
}

/** Drop target for the end of the top level. */
export function EndZone() {
  return (
    <li className={styles.end} data-end>
      <Trans>Drop here for last place at the top</Trans>
    </li>
  );
}
