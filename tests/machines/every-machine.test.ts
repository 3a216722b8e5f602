import { describe, expect, test } from 'vitest';
import { hasBrowserDriver } from '../support/e2e/browser-driver.ts';
import { flowNames, hasTestFile, loadFlow } from '../support/flow-modules.ts';
import { recordMachine } from '../support/flow-record.ts';
import { declaredStates } from '../support/transitions.ts';

test('there are machines', () => expect(flowNames.length).toBeGreaterThanOrEqual(11));

describe.each(flowNames)('%s', async (name) => {
  const { machine } = await loadFlow(name);
  const nodes = [machine.root, ...declaredStates(machine)];
  recordMachine(machine, hasBrowserDriver(name) ? ['actor', 'view', 'browser'] : ['actor', 'view']);

  test.each(['fixture.ts', 'driver.tsx', 'test.ts'])('has a %s', (kind) => {
    expect(hasTestFile(name, kind)).toBe(true);
  });

  test('describes itself and each of its states in a sentence', () => {
    const silent = nodes.filter(({ description }) => description === undefined || !/^[A-Z].+\.$/.test(description));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names every actor that it invokes', () => {
    const invoked = nodes.flatMap(({ invoke }) => invoke);
    // Without an explicit id an actor is named by its index, which changes with the machine.
    expect(invoked.map(({ id }) => id).filter((id) => /^\d+\./.test(id))).toEqual([]);
  });
});
