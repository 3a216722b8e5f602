import { readData } from '#platform';

/**
 * The rows of a tab-separated file of data/, by the names in its header. Lines that begin with `#` and empty lines are skipped; a missing last cell
 * is empty. @throws Error for a row with too many cells, with its line number.
 */
export function readTable<Column extends string>(path: string, columns: readonly Column[]): Record<Column, string>[] {
  const lines = readData(path).split('\n');
  const head = (lines[0] ?? '').split('\t');
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) throw new Error(`data/${path}: no column ${missing.join(', ')}`);
  const rows: Record<Column, string>[] = [];
  lines.slice(1).forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const cells = line.split('\t');
    if (cells.length > head.length) throw new Error(`data/${path}:${index + 2}: ${cells.length} cells, ${head.length} expected`);
    const row = Object.fromEntries(columns.map((column) => [column, (cells[head.indexOf(column)] ?? '').trim()]));
    rows.push(row as Record<Column, string>);
  });
  return rows;
}

/** The rows of a file of data/ by their ids. @throws Error for an id with two rows: one of them would be lost. */
export function readById<Column extends string>(path: string, columns: readonly Column[]): Map<string, Record<Column | 'id', string>> {
  const rows = new Map<string, Record<Column | 'id', string>>();
  for (const row of readTable(path, ['id' as const, ...columns])) {
    if (rows.has(row.id)) throw new Error(`data/${path}: two rows for ${row.id}`);
    rows.set(row.id, row);
  }
  return rows;
}

/** The column names of a file of data/. */
export const columnsOf = (path: string): string[] => (readData(path).split('\n')[0] ?? '').split('\t').map((name) => name.trim());

/** The parts of a cell, separated by white space. */
export const wordsOf = (cell: string): string[] => cell.split(/\s+/).filter((part) => part !== '');

/** The parts of a cell, separated by semicolons, when they may contain spaces. */
export const phrasesOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
