import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { env } from 'node:process';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';

const root = join(import.meta.dirname, '../..');

/** `npm test -- kitchen` asks for the flows of one subject alone: its folder, or those with its name. */
const subject = env['TEST_SUBJECT'] ?? '';

const files = new Map(
  globSync('machines/**/*.machine.ts', { cwd: root })
    .toSorted()
    .map((path) => [basename(path, '.machine.ts'), path]),
);

/** The names of all machines, by their files: "sign-up". */
export const flowNames: readonly string[] = [...files].flatMap(([name, path]) => (path.includes(subject) ? [name] : []));

/** The path of what belongs to the tests of a flow, from the project's folder: "fixture.ts" -> "tests/machines/kitchen/kitchen.fixture.ts". */
function testFileOf(name: string, kind: string): string {
  const machine = files.get(name);
  if (machine === undefined) throw new Error(`There is no machine "${name}".`);
  return join('tests', dirname(machine), `${name}.${kind}`);
}

export const hasTestFile = (name: string, kind: string): boolean => existsSync(join(root, testFileOf(name, kind)));

/** The one export of a file of the flow's tests that `isMeant`. Throws when it has none. */
export async function loadTestFile<T>(name: string, kind: string, isMeant: (value: unknown) => value is T): Promise<T> {
  const path = testFileOf(name, kind);
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(root, path));
  const found = Object.values(exported).find(isMeant);
  if (found === undefined) throw new Error(`${path} does not export what it is for.`);
  return found;
}

export interface FlowModule {
  name: string;
  machine: AnyStateMachine;
  fixture: AnyFixture;
}

const isFixture = (value: unknown): value is AnyFixture =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'events' in value && !('open' in value);

/** A machine with its fixture. Throws when the file lacks the one or the fixture the other. */
export async function loadFlow(name: string): Promise<FlowModule> {
  const path = files.get(name) ?? '';
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(root, path));
  const machine = Object.values(exported).find((value) => value instanceof StateMachine);
  if (machine === undefined) throw new Error(`${path} exports no machine.`);
  return { name, machine, fixture: await loadTestFile(name, 'fixture.ts', isFixture) };
}
