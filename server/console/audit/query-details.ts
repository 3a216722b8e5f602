import { asText, cutText } from '../../../contract/text.ts';

/** Long enough to tell whose rows were viewed; longer searches are cut. */
const longest = 400;

const readable = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, cutText(asText(value), longest)]]);

/** The query of a list, file or selection for the audit log, readable: "q=ada, isStaff=yes". Omits the page token. */
export function queryDetails(query: string, columns = ''): Record<string, string> {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => name !== 'after').map(([name, value]) => `${name}=${value}`);
  return Object.fromEntries([...readable('query', pairs.join(', ')), ...readable('columns', columns)]);
}
