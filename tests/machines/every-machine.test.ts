import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { declaredStates } from '../support/transitions.ts';

const root = join(import.meta.dirname, '../..');
const names = readdirSync(join(root, 'machines')).flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? []);

const testFile = (name: string, kind: string) => join(root, 'tests/machines', `${name}.${kind}ts`);

test('there are machines', () => expect(names.length).toBeGreaterThanOrEqual(11));

describe.each(names)('%s', async (name) => {
  const exported: unknown[] = Object.values<unknown>(await import(`../../machines/${name}.machine.ts`));
  const machine = exported.find((value) => value instanceof StateMachine);
  if (machine === undefined) throw new Error(`machines/${name}.machine.ts exports no machine.`);
  const nodes = [machine.root, ...declaredStates(machine)];

  test.each([
    ['a told test', 'test.', /\btest(?:\.each)?\(/],
    ['a generated test', 'model.test.', /^test\.each\(planTransitions\(\w+Machine, \w+Fixture\)\)\('\$title', replay\);$/m],
    ['a type test', 'types.test.', /\.not\.toExtend<Sent>\(\)/],
  ])('has %s', (_, kind, content) => {
    const path = testFile(name, kind);
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(content);
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
