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
      const [first] = given;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string' && !seen.has(normalise(text))) {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 60;
        const { stack = '' } = new Error('asked');
        Error.stackTraceLimit = stackTraceLimit;
        if (isOfProduct(stack)) {
          seen.add(normalise(text));
          appendFileSync(file, `${JSON.stringify(text)}\n`);
        }
      }
      return query.apply(this, given);
    },
  });
}
