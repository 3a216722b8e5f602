import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flowNames, loadFlow } from '../support/flow-modules.ts';
import { recordMachine } from '../support/flow-record.ts';
import { declaredStates } from '../support/transitions.ts';

const root = join(import.meta.dirname, '../..');

/** The tests that every machine has. What they must hold makes sure that they are the ones meant. */
const testFiles = (name: string): [what: string, path: string, content: RegExp][] => [
  ['a told test', `tests/machines/${name}.test.ts`, /\btest(?:\.each)?\(/],
  [
    'a test of its transitions',
    `tests/machines/${name}.model.test.ts`,
    /^test\.each\(planTransitions\(\w+Machine, \w+Fixture\)\)\('\$title', replay\);$/m,
  ],
  [
    'a test through its view',
    `tests/views/generated/${name}.view-model.test.tsx`,
    /^test\.each\(plansInView\(\w+Driver\)\)\('\$title', replayInView\);$/m,
  ],
  ['a test in a browser', `tests/e2e/generated/${name}.browser-model.spec.ts`, /^testInBrowser\(\w+Driver\);$/m],
  ['a type test', `tests/machines/${name}.types.test.ts`, /expectTypeOf<Sent>\(\)\.toEqualTypeOf<\w+>\(\)[\s\S]+\.not\.toExtend<Sent>\(\)/],
];

test('there are machines', () => expect(flowNames.length).toBeGreaterThanOrEqual(11));

describe.each(flowNames)('%s', async (name) => {
  const { machine } = await loadFlow(name);
  const nodes = [machine.root, ...declaredStates(machine)];
  recordMachine(machine);

  test.each(testFiles(name))('has %s', (_, file, content) => {
    const path = join(root, file);
    expect(existsSync(path), file).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(content);
  });

  test('says in types what it takes and gives', () => {
    const types = readFileSync(join(root, `tests/machines/${name}.types.test.ts`), 'utf8');
    expect(types.includes('InputFrom<Machine>')).toBe(typeof machine.config.context === 'function');
    expect(types.includes('OutputFrom<Machine>')).toBe(machine.config.output !== undefined);
  });

  test('describes itself and each of its states in a sentence', () => {
    const silent = nodes.filter(({ description }) => description === undefined || !/^[A-Z].+\.$/.test(description));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names every actor that it invokes', () => {
    const invoked = nodes.flatMap(({ invoke }) => invoke);
    // Without an id of its own an actor is known by the number of its place, which changes with the machine.
    expect(invoked.map(({ id }) => id).filter((id) => /^\d+\./.test(id))).toEqual([]);
  });
});
