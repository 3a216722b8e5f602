import type { ReactNode } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate';
import type { PublicConfig } from '../../../contract/shell/public-config.ts';
import type { Session } from '../../../contract/entities.ts';
import type { Fixture } from '../fixture.ts';
import type { AnyStage } from '../perform.ts';
import { onStage } from '../stage.ts';
import type { Shown } from './driver.ts';
import { renderFlow } from './render-flow.tsx';

interface Options {
  /** Who is signed in. Default: nobody. */
  session?: Session;
  config?: Partial<PublicConfig>;
  /** The actor inside the flow that is replayed. Default: the flow itself. */
  subject?: (stage: AnyStage) => AnyActorRef;
}

/** Opens the view of a flow that stands on a stage, with one of its fixture's inputs. */
export const openFlow =
  <M extends AnyStateMachine>(
    machine: M,
    fixture: Pick<Fixture<M>, 'inputs'>,
    view: (flow: Actor<M>) => ReactNode,
    options: Options = {},
  ) =>
  async (input: string): Promise<Shown> => {
    const makeInput = fixture.inputs[input];
    if (makeInput === undefined) throw new Error(`${machine.id} has no input "${input}".`);
    const onItsStage = onStage(machine, makeInput);
    const { user } = await renderFlow(onItsStage, view, {
      ...(options.session !== undefined && { session: options.session }),
      ...(options.config !== undefined && { config: options.config }),
    });
    // What a test does with any machine's stage needs nothing of its type.
    const stage = onItsStage as unknown as AnyStage;
    return { stage, subject: options.subject?.(stage) ?? stage.actor, user };
  };
