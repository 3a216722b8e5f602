// What the tests of the flows have reached, as one table: written down by the tests (tests/support/flow-record.ts), added up here.
import { existsSync, readFileSync } from 'node:fs';

const levels = ['actor', 'view', 'browser'] as const;
type Level = (typeof levels)[number];

/** A line as the tests write it. */
type FlowLine =
  | { kind: 'machine'; machine: string; levels: Level[]; states: string[]; transitions: string[] }
  | { kind: 'reached'; level: Level; machine: string; names: string[] }
  | { kind: 'reasons'; level: Level; machine: string; reasons: [name: string, reason: string][] };

interface Reach {
  /** Names of states and transitions. */
  reached: Set<string>;
  /** Those that are not to be reached, by a reason that somebody wrote down. */
  explained: Set<string>;
}

export interface FlowTable {
  /** For people: a line for each machine, and below them what is missing. */
  text: string;
  complete: number;
  incomplete: number;
}

function readLines(path: string): FlowLine[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FlowLine);
}

function reachOf(lines: readonly FlowLine[], machine: string, level: Level): Reach {
  const here = lines.filter((line) => line.kind !== 'machine' && line.machine === machine && line.level === level);
  const explained = new Set(here.flatMap((line) => (line.kind === 'reasons' ? line.reasons.map(([name]) => name) : [])));
  return { reached: new Set(here.flatMap((line) => (line.kind === 'reached' ? line.names : []))), explained };
}

/** "6+1": six and one with a reason. */
function cell(names: readonly string[], { reached, explained }: Reach): string {
  const whys = names.filter((name) => explained.has(name)).length;
  const count = names.filter((name) => reached.has(name) && !explained.has(name)).length;
  return whys === 0 ? String(count) : `${count}+${whys}`;
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const inColumns = (row: readonly string[]) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => inColumns(row).trimEnd()).join('\n');
}

/** Adds up the lines in the file at `path`. A machine is incomplete when a state or transition of it is neither reached nor explained at some level. */
export function flowTable(path: string): FlowTable {
  const lines = readLines(path);
  const machines = lines.flatMap((line) => (line.kind === 'machine' ? [line] : [])).toSorted((a, b) => (a.machine < b.machine ? -1 : 1));
  const rows = [['flow', 'states', 'transitions', ...levels.map((level) => `${level}: states, transitions`)]];
  const gaps: string[] = [];
  let incomplete = 0;
  for (const { machine, states, transitions, levels: own } of machines) {
    const reaches = levels.map((level) => ({ level, isMeant: own.includes(level), ...reachOf(lines, machine, level) }));
    const missing = reaches
      .filter(({ isMeant }) => isMeant)
      .flatMap(({ level, reached, explained }) =>
        [...states, ...transitions]
          .filter((name) => !reached.has(name) && !explained.has(name))
          .map((name) => `not reached (${level}): ${name}`),
      );
    rows.push([
      machine,
      String(states.length),
      String(transitions.length),
      ...reaches.map((reach) => (reach.isMeant ? `${cell(states, reach)}, ${cell(transitions, reach)}` : '-')),
    ]);
    gaps.push(...missing);
    if (missing.length > 0) incomplete += 1;
  }
  if (machines.length === 0) return { text: 'No flow was tested.', complete: 0, incomplete: 1 };
  const legend =
    '+n: with a reason, written down in its driver, why it is not to be seen or done there. -: needs no browser beyond the told tests.';
  return { text: [alignColumns(rows), legend, ...gaps].join('\n'), complete: machines.length - incomplete, incomplete };
}
