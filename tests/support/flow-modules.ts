import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';

const root = join(import.meta.dirname, '../..');

/** `npm test -- kitchen` asks for the flows of one subject alone. */
const subject = env['TEST_SUBJECT'] ?? '';

/** The names of all machines, by their files: "sign-up". */
export const flowNames: readonly string[] = readdirSync(join(root, 'machines'))
  .flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  .filter((name) => name.includes(subject));

export interface FlowModule {
  name: string;
  machine: AnyStateMachine;
  fixture: AnyFixture;
}

const isFixture = (value: unknown): value is AnyFixture =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'events' in value;

/** A machine with its fixture. Throws when the file lacks the one or the fixture the other. */
export async function loadFlow(name: string): Promise<FlowModule> {
  const exported: unknown[] = Object.values<unknown>(await import(`../../machines/${name}.machine.ts`));
  const machine = exported.find((value) => value instanceof StateMachine);
  if (machine === undefined) throw new Error(`machines/${name}.machine.ts exports no machine.`);
  const prepared: Record<string, unknown> = await import(`../machines/${name}.fixture.ts`);
  const fixture = Object.entries(prepared).find(([key]) => key.endsWith('Fixture'))?.[1];
  if (!isFixture(fixture)) throw new Error(`tests/machines/${name}.fixture.ts exports no fixture.`);
  return { name, machine, fixture };
}
