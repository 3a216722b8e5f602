// `npm run mutate`: how many faults in the machines would the tests notice? It reports; it ends badly when too few are. `--quick` asks of each
// fault only whether it is noticed, not by which tests.
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { loadFlow, flowNames } from '../support/flow-modules.ts';
import { table } from '../support/table.ts';
import { countMutants, mutantOf } from './mutants.ts';
import { MutationRun, type Notice } from './run.ts';

const goal = 0.95;
const { values: options, positionals: wanted } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
const progress = (line: string) => stderr.write(`${line}\n`);

interface Outcome extends Notice {
  fault: string;
}

async function outcomesOf(run: MutationRun, name: string): Promise<Outcome[]> {
  const { machine } = await loadFlow(name);
  const sound = await run.notice(name, machine.id, -1);
  if (sound.files.length > 0) throw new Error(`${sound.files.join(' and ')} fail without a fault.`);
  const count = countMutants(machine);
  progress(`${name}: ${count} faults...`);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < count; index += 1) {
    const notice = options.quick === true ? run.noticeAtAll(name, machine.id, index) : run.notice(name, machine.id, index);
    outcomes.push({ fault: mutantOf(machine, index).name, ...(await notice) });
  }
  return outcomes;
}

const isNoticed = ({ byGenerated, byTold }: Outcome) => byGenerated || byTold;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
  const noticed = count(isNoticed);
  return [
    name,
    outcomes.length,
    count(({ byPlan }) => byPlan),
    count(({ byGenerated }) => byGenerated),
    count(({ byTold }) => byTold),
    noticed,
  ]
    .map(String)
    .concat(share(noticed, outcomes.length));
}

const run = await MutationRun.open();
const all: Outcome[] = [];
const rows: string[][] = [];
for (const name of wanted.length > 0 ? wanted : flowNames) {
  const outcomes = await outcomesOf(run, name);
  rows.push(row(name, outcomes));
  all.push(...outcomes);
}
await run.close();

const survivors = all.filter((outcome) => !isNoticed(outcome));
stdout.write(
  `${table([['machine', 'faults', 'by its plan', 'by new plans', 'by told tests', 'noticed', ''], ...rows, row('all', all)])}\n`,
);
for (const { fault } of survivors) stdout.write(`not noticed: ${fault}\n`);
process.exit(1 - survivors.length / all.length >= goal ? 0 : 1);
