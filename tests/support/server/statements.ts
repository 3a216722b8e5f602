import { appendFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Client } from 'pg';

// Every statement that the product sends while tests run, for the test that reads their plans (tests/server/db/plans.test.ts).

const root = join(import.meta.dirname, '../../..');

/** One form for statements that differ in the number of their values. */
export const normalise = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\((\$\d+(, )?)+\)(, \((\$\d+(, )?)+\))*/g, (list) => list.replaceAll(/\$\d+/g, '$').replaceAll(/(\$, )+\$/g, '$'))
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\(\$\), )+\(\$\)/g, '($)')
    .trim();

/** With the values that are constants of the code, which the planner knows: words, yes or no, and how many rows are wanted. */
function withConstants(text: string, values: readonly unknown[]): string {
  const limits = new Set([...text.matchAll(/limit \$(\d+)/g)].map(([, number]) => number));
  return text.replaceAll(/\$(\d+)/g, (name, number: string) => {
    const value = values[Number(number) - 1];
    if (typeof value === 'string' && /^[a-z][a-zA-Z_-]{1,30}$/.test(value)) return `'${value}'`;
    if (typeof value === 'boolean') return String(value);
    return typeof value === 'number' && limits.has(number) ? String(value) : name;
  });
}

/** True when the code that asked is the product's: the nearest frame that is neither a library's nor the connection's. */
function isOfProduct(stack: string): boolean {
  const frames = stack.split('\n').filter((line) => line.includes(root) && !line.includes(`${sep}node_modules${sep}`));
  const asking = frames.find((line) => !line.includes(join(root, 'server/db')) && !line.includes(import.meta.filename));
  return asking?.includes(join(root, 'server')) ?? true;
}

/** Appends each new statement to a file of this process in `folder`, as a line of JSON. */
export function collectStatements(folder: string): void {
  const seen = new Set<string>();
  const file = join(folder, `${process.pid}-${Date.now()}.jsonl`);
  // Safe: passed on unchanged, for each form of `query`.
  const query = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Object.assign(Client.prototype, {
    query(this: Client, ...given: unknown[]) {
      const [first, second] = given;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string' && !seen.has(normalise(text))) {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 60;
        const { stack = '' } = new Error('asked');
        Error.stackTraceLimit = stackTraceLimit;
        if (isOfProduct(stack)) {
          seen.add(normalise(text));
          const values = Array.isArray(second) ? second : ((first as { values?: unknown[] }).values ?? []);
          appendFileSync(file, `${JSON.stringify(withConstants(text, values))}\n`);
        }
      }
      return query.apply(this, given);
    },
  });
}
