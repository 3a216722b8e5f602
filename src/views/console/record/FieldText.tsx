import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { areas } from '../../../../contract/console/areas.ts';
import { useSession } from '../../../app/app-context.tsx';
import type { CountedRows } from '../areas/area-view.ts';
import { listPath } from '../areas/area-views.ts';
import { CellOf } from '../cells/CellOf.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

interface FieldTextProps extends Omit<ComponentProps<typeof CellOf>, 'guid'>, Pick<RecordProps, 'Sheet'> {
  /** Link to the counted rows. */
  counts: CountedRows | undefined;
  /** The record's guid. */
  guid: string;
}

/** A read-only field. */
export function FieldText({ kind, cell, counts, guid, Sheet, ...rest }: FieldTextProps) {
  const { su } = useSession().extra;
  if (kind === 'recipeSheet' && Sheet !== undefined && typeof cell === 'string') return <Sheet text={cell} />;
  if ((kind === 'longText' || kind === 'numberedText') && typeof cell === 'string') {
    return (
      <pre className={styles.text} dir="auto">
        {cell}
      </pre>
    );
  }
  const text = <CellOf {...rest} kind={kind} cell={cell} guid={null} />;
  if (counts === undefined || su?.[areas[counts.area].needs] !== true) return text;
  return <Link href={`${listPath(counts.area)}?${counts.filter}=${encodeURIComponent(guid)}`}>{text}</Link>;
}
