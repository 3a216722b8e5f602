import type { Cell } from '../../contract/console/shapes.ts';

/** Prefixes that spreadsheets read as formulas, in any cell. https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r]/;

/** One cell by RFC 4180. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(harmless) || harmless !== text ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as a file shows it: times by ISO 8601, lists with commas, people by address, recipes by title. */
export function cellText(kind: string, cell: Cell): string {
  if (cell === null) return '';
  if (kind === 'time' && typeof cell === 'number') return new Date(cell).toISOString();
  // "guid email", "guid title"
  if ((kind === 'person' || kind === 'recipe') && typeof cell === 'string') return cell.slice(cell.indexOf(' ') + 1);
  return Array.isArray(cell) ? cell.join(', ') : String(cell);
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
