import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface Pair {
  left: string | null;
  right: string | null;
}

/** Lines of two texts, the equal ones beside each other, and changed ones beside what replaced them. */
function pairsOf(left: readonly string[], right: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      pairs.push({ left: removed[at] ?? null, right: added[at] ?? null });
    removed = [];
  };
  for (const part of diffArrays([...left], [...right])) {
    if (part.removed) removed = part.value;
    else if (part.added) flush(part.value);
    else {
      flush([]);
      pairs.push(...part.value.map((line) => ({ left: line, right: line })));
    }
  }
  flush([]);
  return pairs;
}

/** The words of one side; those that the other side lacks are marked. */
function words({ left, right }: Pair, side: 'left' | 'right'): ReactNode {
  const own = side === 'left' ? left : right;
  if (own === null) return null;
  const Mark = side === 'left' ? 'del' : 'ins';
  if (left === null || right === null) return <Mark>{own}</Mark>;
  if (left === right) return own;
  return Object.entries(diffWordsWithSpace(left, right)).map(([place, { value, added, removed }]) => {
    if (added) return side === 'right' ? <ins key={place}>{value}</ins> : null;
    if (removed) return side === 'left' ? <del key={place}>{value}</del> : null;
    return <span key={place}>{value}</span>;
  });
}

interface SideBySideProps {
  label: string;
  titles: readonly [left: string, right: string];
  left: readonly string[];
  right: readonly string[];
  /** Numbers the lines of both sides. */
  isNumbered?: boolean;
}

/** Two texts line by line beside each other, with their differences. */
export function SideBySide({ label, titles, left, right, isNumbered = false }: SideBySideProps) {
  const numbers = { left: 0, right: 0 };
  return (
    <div className={styles.scroll} role="region" aria-label={label}>
      <table className={styles.table} data-numbered={isNumbered || undefined}>
        {isNumbered && (
          <colgroup>
            <col className={styles.number} />
            <col />
            <col className={styles.number} />
            <col />
          </colgroup>
        )}
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" colSpan={isNumbered ? 2 : 1}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(pairsOf(left, right)).map(([place, pair]) => (
            <tr key={place} data-changed={pair.left !== pair.right || undefined}>
              {(['left', 'right'] as const).map((side) => {
                if (pair[side] !== null) numbers[side] += 1;
                return (
                  <Side key={side} number={isNumbered ? numbers[side] : null} isEmpty={pair[side] === null}>
                    {words(pair, side)}
                  </Side>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ number, isEmpty, children }: { number: number | null; isEmpty: boolean; children: ReactNode }) {
  return (
    <>
      {number !== null && <td className={styles.number}>{isEmpty ? '' : number}</td>}
      <td dir="auto" data-empty={isEmpty || undefined}>
        {children}
      </td>
    </>
  );
}
