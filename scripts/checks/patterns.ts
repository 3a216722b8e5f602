import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { slowPatterns } from './slow-patterns.ts';
import { codeIn, partsThatRun } from './source-rules.ts';

interface Literal {
  pattern: string;
  flags: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function* literalsIn(node: unknown): Generator<Literal> {
  if (Array.isArray(node)) {
    for (const one of node) yield* literalsIn(one);
    return;
  }
  if (!isObject(node)) return;
  const { regex } = node;
  if (node['type'] === 'Literal' && isObject(regex)) yield { pattern: String(regex['pattern']), flags: String(regex['flags']) };
  for (const child of Object.values(node)) if (isObject(child)) yield* literalsIn(child);
}

const how = { Self: 'a loop within a loop', Trade: 'two loops that can share their text', Move: 'it begins anew at every place' } as const;

/** Why a pattern may take more than its text is long; null for one that does not, by its form. */
function problemOf({ pattern, flags }: Literal): string | null {
  const { reports } = analyse({ source: pattern, flags });
  return reports.length === 0 ? null : [...new Set(reports.map(({ type }) => how[type]))].join(', ');
}

/** Regular expressions whose time may grow faster than the text. Those in the table of exceptions have a reason, and are in use. */
export function linearPatterns(root: string): string[] {
  const found = new Map<string, { file: string; problem: string }>();
  for (const file of partsThatRun.flatMap((part) => codeIn(root, part))) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const literal of literalsIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
      const problem = problemOf(literal);
      if (problem !== null) found.set(`/${literal.pattern}/${literal.flags}`, { file, problem });
    }
  }
  const unexplained = [...found].filter(([pattern]) => !slowPatterns.has(pattern));
  return [
    ...unexplained.map(([pattern, { file, problem }]) => `${file}: ${pattern}: ${problem}`),
    ...[...slowPatterns.keys()].filter((pattern) => !found.has(pattern)).map((pattern) => `${pattern}: its exception is not needed`),
  ];
}
