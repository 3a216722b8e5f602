import { isError, type ApiError } from '../../contract/errors.ts';
import type { StepUpAbout, StepUpPurpose } from '../sign-in/step-up.machine.ts';
import { thrown } from './failure.ts';

/** Guards for `proving` and `unproven`; spread them into the machine's guards. Its actor `stepUp` asks in a box. */
export const proofGuards = {
  isStepUpRequired: (_: unknown, params: { error: ApiError }) => isError(params.error, 'stepUpRequired'),
  isGiven: (_: unknown, params: { isDone: boolean }) => params.isDone,
};

/** For a call refused until step-up authentication: the state that asks for it. */
export const unproven = <const TTarget extends string>(target: TTarget) =>
  ({ guard: { type: 'isStepUpRequired', params: thrown }, target }) as const;

interface Answer {
  event: { output: { isDone: boolean } };
}

interface Proof<TGiven, TClosed, TContext> {
  purpose: StepUpPurpose;
  given: TGiven;
  closed: TClosed;
  /** What the step is for, in the box. */
  about?: (context: TContext) => StepUpAbout;
}

/** The state whose box asks for step-up authentication. On success the flow continues at `given`, when the box is closed at `closed`. */
export const proving = <const TGiven extends string, const TClosed, TContext = unknown>(
  description: string,
  { purpose, given, closed, about }: Proof<TGiven, TClosed, TContext>,
) =>
  ({
    description,
    invoke: {
      id: 'stepUp',
      src: 'stepUp',
      input: ({ context }: { context: TContext }) => ({ purpose, ...(about !== undefined && { about: about(context) }) }),
      onDone: [{ guard: { type: 'isGiven', params: ({ event }: Answer) => event.output }, target: given }, closed],
    },
  }) as const;
