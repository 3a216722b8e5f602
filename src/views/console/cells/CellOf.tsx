import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { Field } from '../../../../contract/console/area.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { AreaView } from '../areas/area-view.ts';
import { recordPath } from '../areas/area-views.ts';
import { cellText, emptyCell, personIn, recipeIn, smallPictureAddress } from './cell-text.ts';
import styles from './CellOf.module.css';

interface CellProps {
  area: AreaName;
  view: AreaView;
  kind: Field['kind'];
  cell: Cell;
  /** The linked record; null for none. */
  guid: string | null;
  /** Before the link to it is followed. */
  onOpen?: (event: MouseEvent) => void;
}

/** One cell of a list or a record. */
export function CellOf({ area, view, kind, cell, guid, onOpen }: CellProps) {
  const { i18n } = useLingui();
  const text = cellText(view, kind, cell, i18n);
  if (guid !== null) {
    return (
      <Link href={recordPath(area, guid)} {...(onOpen !== undefined && { onClick: onOpen })}>
        <bdi>{text === emptyCell ? guid : text}</bdi>
      </Link>
    );
  }
  if (kind === 'flag' && cell === true) {
    return (
      <>
        <Check className="icon" aria-hidden="true" width="18" height="18" />
        <VisuallyHidden>{text}</VisuallyHidden>
      </>
    );
  }
  if (kind === 'flag' && cell === false) {
    return (
      <>
        <span aria-hidden="true">{emptyCell}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </>
    );
  }
  const person = kind === 'person' ? personIn(cell) : null;
  if (person !== null) {
    return (
      <Link href={recordPath('users', person.guid)}>
        <bdi>{person.email}</bdi>
      </Link>
    );
  }
  const recipe = kind === 'recipe' ? recipeIn(cell) : null;
  if (recipe !== null) {
    return (
      <Link href={recordPath('recipes', recipe.guid)}>
        <bdi>{recipe.title}</bdi>
      </Link>
    );
  }
  if (kind === 'picture' && typeof cell === 'string') {
    return (
      <img className={styles.picture} src={smallPictureAddress(area, cell)} alt="" loading="lazy" decoding="async" width="64" height="48" />
    );
  }
  if (kind === 'time' && typeof cell === 'number') return <time dateTime={new Date(cell).toISOString()}>{text}</time>;
  return <bdi>{text}</bdi>;
}
