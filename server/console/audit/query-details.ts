import { asText, cutText } from '../../../contract/text.ts';

/** So much of a query tells whose rows were looked at; a search is no longer. */
const longest = 400;

const readable = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, cutText(asText(value), longest)]]);

/** What a list, a file or a selection was asked for, for the audit log: "q=ada, isStaff=yes", as one reads it. The place of a page is left out. */
export function queryDetails(query: string, columns = ''): Record<string, string> {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => name !== 'after').map(([name, value]) => `${name}=${value}`);
  return Object.fromEntries([...readable('query', pairs.join(', ')), ...readable('columns', columns)]);
}
