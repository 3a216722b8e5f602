import type { Page } from '@playwright/test';
import { is } from 'superstruct';
import type { FlowActor, FlowStep } from '../../../machines/developer/flow-viewer.model.ts';
import { tabSignalSchema } from '../../../src/dev/flow-signals.ts';
import { transitionId } from '../../../src/recording/flow-graph.ts';
import type { AnyStateMachine, StateValue } from 'xstate';
import { declaredTransitions, inWords, transitionName } from '../transitions.ts';

/** Which actor is meant: the newest of a machine, or of a machine by a name. */
export interface Subject {
  machine: AnyStateMachine;
  name?: string;
}

/** Asks the tab what its flows do, as /dev/flows does from another tab. Runs in the page, before the product. */
function askForFlows(): void {
  const channel = new BroadcastChannel('anydish.flows');
  const hear: unknown = Reflect.get(globalThis, 'hearOfFlows');
  channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'tab.opened') channel.postMessage({ type: 'viewer.opened' });
    else if (typeof hear === 'function') hear(data);
  });
}

/** What the flows of a page really do: the product's own recording of them. */
export class FlowLog {
  readonly #steps = new Map<string, { actor: FlowActor; steps: FlowStep[] }>();

  static async listenTo(page: Page): Promise<FlowLog> {
    const log = new FlowLog();
    await page.exposeFunction('hearOfFlows', (signal: unknown) => log.#hear(signal));
    await page.addInitScript(askForFlows);
    return log;
  }

  #hear(signal: unknown): void {
    if (!is(signal, tabSignalSchema)) return;
    if (signal.type === 'tab.described') for (const actor of signal.actors) this.#steps.set(actor.key, { actor, steps: [...actor.steps] });
    else if (signal.type === 'actor.started') this.#begin(signal.actor);
    else if (signal.type === 'step.happened') this.#steps.get(signal.key)?.steps.push(signal.step);
  }

  /** The product forgets flows that have ended; what one of them does afterwards begins it anew, and belongs to it here. */
  #begin(actor: FlowActor): void {
    const known = this.#steps.get(actor.key);
    if (known === undefined) this.#steps.set(actor.key, { actor, steps: [...actor.steps] });
    else known.steps.push(...actor.steps);
  }

  #newest({ machine, name }: Subject): readonly FlowStep[] {
    const all = [...this.#steps.values()].filter(
      ({ actor }) => actor.machineId === machine.id && (name === undefined || actor.name === name),
    );
    return all.at(-1)?.steps ?? [];
  }

  /** The state that the actor is in, in words; null before it has started. */
  stateOf(subject: Subject): string | null {
    const last = this.#newest(subject).at(-1);
    return last === undefined ? null : inWords(last.value as StateValue);
  }

  /** Ids of the states it has been in, names of the transitions it has taken, and every value it had, in words. */
  historyOf(subject: Subject): { states: Set<string>; transitions: Set<string>; values: Set<string> } {
    const names = new Map(declaredTransitions(subject.machine).map((one) => [transitionId(one), transitionName(one)]));
    const steps = this.#newest(subject);
    return {
      states: new Set(steps.flatMap(({ states }) => states)),
      transitions: new Set(steps.flatMap(({ taken }) => taken.flatMap((id) => names.get(id) ?? []))),
      values: new Set(steps.map(({ value }) => inWords(value as StateValue))),
    };
  }
}
