import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { statesOf, flowGraph } from '../../src/recording/flow-graph.ts';
import { machineList } from '../../src/dev/machine-list.ts';

const folder = join(import.meta.dirname, '../../machines');

test('every machine of the folder is in the list', () => {
  const files = globSync('*.machine.ts', { cwd: folder }).map((file) => basename(file, '.machine.ts'));
  expect(Object.keys(machineList).toSorted()).toEqual(files.toSorted());
});

test.each(Object.values(machineList))('$id and each of its states say what they mean', (machine) => {
  const { root, description } = flowGraph(machine);
  expect(description).not.toBe('');
  expect(
    statesOf(root)
      .filter((state) => state.description === '')
      .map(({ id }) => id),
  ).toEqual([]);
});
