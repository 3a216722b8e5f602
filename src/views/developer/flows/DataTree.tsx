import { Trans } from '@lingui/react/macro';
import styles from './DataTree.module.css';

interface DataTreeProps {
  value: unknown;
  /** The value one step earlier: differences are marked. */
  before?: unknown;
}

const entriesOf = (value: unknown): [string, unknown][] | null =>
  typeof value === 'object' && value !== null ? Object.entries(value) : null;

const partOf = (value: unknown, name: string): unknown => entriesOf(value)?.find(([key]) => key === name)?.[1];

/** Values that cannot be recorded show their kind: { $function: 'now' }. */
const markerOf = (value: unknown): string | null => {
  const [[kind, what] = [], ...others] = entriesOf(value) ?? [];
  if (kind === undefined || !kind.startsWith('$') || others.length > 0) return null;
  return `${kind.slice(1)} ${typeof what === 'string' ? what : JSON.stringify(what)}`;
};

const inShort = (value: unknown): string => {
  const marker = markerOf(value);
  if (marker !== null) return marker;
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'object' && value !== null ? `{${Object.keys(value).length}}` : JSON.stringify(value ?? null);
};

/** Data as a collapsible tree. */
export function DataTree({ value, before }: DataTreeProps) {
  const entries = entriesOf(value);
  if (entries === null) return <code className={styles.value}>{inShort(value)}</code>;
  if (entries.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>Empty</Trans>
      </p>
    );
  return (
    <ul className={styles.tree}>
      {entries.map(([name, item]) => (
        <li key={name}>
          <Branch
            name={name}
            value={item}
            before={before === undefined ? undefined : partOf(before, name)}
            isMarkable={before !== undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Branch({ name, value, before, isMarkable }: DataTreeProps & { name: string; isMarkable: boolean }) {
  const isChanged = isMarkable && JSON.stringify(value) !== JSON.stringify(before);
  const hasParts = (entriesOf(value)?.length ?? 0) > 0 && markerOf(value) === null;
  const label = (
    <>
      <span className={styles.name}>{name}</span> <code className={styles.value}>{inShort(value)}</code>{' '}
      {isChanged && (
        <span className={styles.changed}>
          <Trans>changed</Trans>
        </span>
      )}
    </>
  );
  if (!hasParts) return <div className={styles.leaf}>{label}</div>;
  return (
    <details className={styles.branch}>
      <summary>{label}</summary>
      <DataTree value={value} before={isMarkable ? (before ?? null) : undefined} />
    </details>
  );
}
