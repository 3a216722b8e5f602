import type { ConsoleRecord } from '../../contract/console/shapes.ts';
import { keepError, thrown } from '../parts/failure.ts';
import { saving, type LoaderEvent } from '../parts/loader.ts';
import { proving } from '../parts/proof.ts';
import {
  aboutRecord,
  conflictIn,
  fieldsToSave,
  ofRecord,
  restoreConflictIn,
  restoredIn,
  versionOf,
  wantedIn,
  type Fields,
  type RecordContext,
  type RecordEvent,
} from './record.model.ts';

/* The calls of a record in the states that send them, with and without a conflict. */

interface Caught {
  context: RecordContext;
  event: { error: unknown };
}

interface Answered {
  context: RecordContext;
  event: { output: ConsoleRecord };
}

/** Somebody else saved first: compare the fields. */
export const clashed = {
  guard: { type: 'isConflict', params: thrown },
  actions: { type: 'keepConflict', params: ({ context, event }: Caught) => ({ conflict: conflictIn(context, event.error) }) },
} as const;

/** The same for a restore. */
export const restoreClashed = {
  guard: clashed.guard,
  actions: { type: 'keepConflict', params: ({ context, event }: Caught) => ({ conflict: restoreConflictIn(context, event.error) }) },
} as const;

/** Saves the edits; the calling state handles errors. */
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

/** Restores an earlier version. */
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

interface Suggested {
  event: { output: { fields: Fields } };
}

const takeSuggested = { type: 'takeSuggested', params: ({ event }: Suggested) => event.output } as const;

/** Asks a model for values of empty fields. Nothing is saved by it. */
export const suggesting = {
  ...saving('A model is asked for values of empty fields. Its answer goes into the form, where it can be changed; nothing is saved.', {
    src: 'suggestFields',
    input: ({ context, event }: { context: RecordContext; event: RecordEvent | LoaderEvent }) => wantedIn(context, event),
    onDone: [
      { guard: 'isNew', target: 'making', actions: takeSuggested },
      { target: 'shown', actions: takeSuggested },
    ],
    onError: [
      { guard: 'isNew', target: 'making', actions: keepError },
      { target: 'shown', actions: keepError },
    ],
  }),
  on: { 'suggestions.abandoned': [{ guard: 'isNew', target: 'making' }, { target: 'shown' }] },
} as const;

/** Asks for step-up authentication before a record is saved, or an earlier version of it restored; the form stays visible. */
const provingDeed =
  (deed: 'save' | 'restore') =>
  <const TGiven extends string, const TClosed>(description: string, given: TGiven, closed: TClosed) => {
    const about = (context: RecordContext) => aboutRecord(context, deed);
    return { ...proving(description, { purpose: 'saveRecord', given, closed, about }), tags: 'form' } as const;
  };

export const provingSave = provingDeed('save');
export const provingRestore = provingDeed('restore');
