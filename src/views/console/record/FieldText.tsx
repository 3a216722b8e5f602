import type { ComponentProps } from 'react';
import { CellOf } from '../cells/CellOf.tsx';
import styles from './RecordPage.module.css';

/** A field that is only read. */
export function FieldText({ kind, cell, ...rest }: Omit<ComponentProps<typeof CellOf>, 'guid'>) {
  if (kind === 'longText' && typeof cell === 'string') {
    return (
      <pre className={styles.text} dir="auto">
        {cell}
      </pre>
    );
  }
  return <CellOf {...rest} kind={kind} cell={cell} guid={null} />;
}
