import type { ConsoleRecord } from '../../contract/console/shapes.ts';
import { thrown } from '../parts/failure.ts';
import { proving } from '../parts/proof.ts';
import { conflictIn, fieldsToSave, ofRecord, restoreConflictIn, restoredIn, versionOf, type RecordContext } from './record.model.ts';

/* What a record sends, in each of the states that send it: with and without somebody else's save in between. */

interface Caught {
  context: RecordContext;
  event: { error: unknown };
}

interface Answered {
  context: RecordContext;
  event: { output: ConsoleRecord };
}

/** Somebody else has saved first: the fields are compared. */
export const clashed = {
  guard: { type: 'isConflict', params: thrown },
  actions: { type: 'keepConflict', params: ({ context, event }: Caught) => ({ conflict: conflictIn(context, event.error) }) },
} as const;

/** The same for a version that is brought back whole. */
export const restoreClashed = {
  guard: clashed.guard,
  actions: { type: 'keepConflict', params: ({ context, event }: Caught) => ({ conflict: restoreConflictIn(context, event.error) }) },
} as const;

/** Saves the edits; what goes wrong is for its state to say. */
export const saveCall = {
  id: 'saveRecord',
  src: 'saveRecord',
  input: ({ context }: { context: RecordContext }) => ({
    ...ofRecord({ context }),
    version: versionOf(context),
    fields: fieldsToSave(context),
  }),
  onDone: {
    target: '#record.shown',
    actions: { type: 'keepSaved', params: ({ event }: Answered) => ({ record: event.output }) },
  },
} as const;

/** Brings an earlier version back. */
export const restoreCall = {
  id: 'restoreVersion',
  src: 'restoreVersion',
  input: ({ context }: { context: RecordContext }) => ({
    ...ofRecord({ context }),
    version: versionOf(context),
    to: context.restoring ?? 0,
  }),
  onDone: {
    target: '#record.shown',
    actions: [
      { type: 'tellRestored', params: ({ context, event }: Answered) => restoredIn(context, event.output) },
      { type: 'goOnWith', params: ({ event }: Answered) => ({ record: event.output }) },
    ],
  },
} as const;

/** The state that asks for a second step before a record is saved; its form stays in sight. */
export const provingSave = <const TGiven extends string, const TClosed>(description: string, given: TGiven, closed: TClosed) =>
  ({ ...proving(description, { purpose: 'saveRecord', given, closed }), tags: 'form' }) as const;
