import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Cell, Change, ConsoleRecord } from '../../contract/console/shapes.ts';
import { currentOf } from '../../contract/console/refusals.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, type LoaderEvent, saving } from '../parts/loader.ts';
import { proofGuards, unproven } from '../parts/proof.ts';
import { stepUpMachine } from '../sign-in/step-up.machine.ts';
import { bulkActionMachine } from './bulk-action.machine.ts';
import {
  actionOn,
  appended,
  begunRecord,
  chosenIn,
  chosenSide,
  conflictOf,
  edited,
  fieldsToSave,
  isEditedByBoth,
  isWantedOn,
  ofRecord,
  onTopOf,
  theirsOf,
  withSuggested,
} from './record.model.ts';
import type { Conflict, Fields, OfRecord, RecordContext, RecordEvent, RecordInput, Restored } from './record.model.ts';
import { clashed, provingRestore, provingSave, restoreCall, restoreClashed, saveCall, suggesting } from './record.saves.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

/** One record of any console area: fields, history, actions. */
export const recordMachine = setup({
  types: {} as {
    context: RecordContext;
    input: RecordInput;
    events: RecordEvent | LoaderEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'form';
    children: { bulkAction: 'bulkAction'; stepUp: 'stepUp' };
  },
  actors: { bulkAction: bulkActionMachine, stepUp: stepUpMachine } as {
    bulkAction: typeof bulkActionMachine;
    stepUp: typeof stepUpMachine;
    loadRecord: PromiseActorLogic<ConsoleRecord, OfRecord>;
    /** Saves based on a version; without a version it creates the record. */
    saveRecord: PromiseActorLogic<ConsoleRecord, OfRecord & { version: number | null; fields: Record<string, Cell> }>;
    /** Uploads a file. Resolves with its field and the picture's guid. */
    uploadPicture: PromiseActorLogic<{ name: string; value: string }, { area: AreaName; name: string; file: unknown }>;
    /** Asks a model for values of the fields `names`. */
    suggestFields: PromiseActorLogic<{ fields: Fields }, { area: AreaName; fields: Fields; names: readonly string[] }>;
    loadHistory: PromiseActorLogic<{ changes: Change[]; next: string | null }, OfRecord & { before: string | null }>;
    restoreVersion: PromiseActorLogic<ConsoleRecord, OfRecord & { version: number; to: number }>;
    /** Sends `rows.changed` when an earlier action or its undo changed records of this area. */
    watchRows: CallbackActorLogic<EventObject, { area: AreaName | null }>;
  },
  actions: {
    keepSaved: assign(({ context }, { record }: { record: ConsoleRecord }) => onTopOf({ ...context, edits: {} }, record)),
    goOnWith: assign(({ context }, { record }: { record: ConsoleRecord }) => onTopOf(context, record)),
    edit: assign(({ context }, { name, value }: { name: string; value: Cell }) => ({
      edits: edited(context, name, value),
      suggested: context.suggested.filter((one) => one !== name),
      error: null,
    })),
    takeSuggested: assign(({ context }, { fields }: { fields: Fields }) => withSuggested(context, fields)),
    discard: assign({ edits: {}, suggested: [], conflict: null, restoring: null, error: null }),
    keepConflict: assign((_, { conflict }: { conflict: Conflict }) => ({ conflict, error: null })),
    compareEdits: assign(({ context }) => ({ conflict: conflictOf(context, theirsOf(context)), restoring: null, error: null })),
    chooseSide: assign(({ context }, chosen: { name: string; side: 'mine' | 'theirs' }) => chosenSide(context, chosen)),
    takeTheirs: assign(({ context }) => ({ record: theirsOf(context), edits: {}, conflict: null, error: null })),
    append: assign(({ context }, page: { changes: readonly Change[]; next: string | null }) => appended(context, page)),
    aimAt: assign((_, { version }: { version: number }) => ({ restoring: version, error: null })),
    forgetAim: assign({ restoring: null }),
    keepOrder: assign((_, { action, answer }: { action: string; answer: string }) => ({ order: { action, answer }, error: null })),
    orderWanted: assign(({ context: { wanted = '' } }) => ({ order: { action: wanted, answer: '' }, wanted: undefined })),
    /** Hole: a restore can also be undone from the next page. */
    tellRestored: (_, _params: Restored) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isNew: ({ context }) => context.guid === null,
    hasEdits: ({ context }) => Object.keys(context.edits).length > 0,
    hasNothingToSave: ({ context }) => Object.keys(fieldsToSave(context)).length === 0,
    hasOlder: ({ context }) => !context.isHistoryOpen || context.older !== null,
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    ...refusalGuards,
    ...proofGuards,
    isWantedOn: ({ context }, { record }: { record: ConsoleRecord }) => isWantedOn(context, record),
    isConflict: (_, params: { error: ApiError }) => currentOf(params.error) !== null,
    isEditedByBoth: ({ context }) => isEditedByBoth(context),
    hasRun: (_, { hasRun }: { hasRun: boolean }) => hasRun,
  },
}).createMachine({
  id: 'record',
  description: 'Shows one record, saves its fields by version, and keeps two people from overwriting each other.',
  context: ({ input }) => begunRecord(input),
  output: ({ context: { name, guid } }) => ({ redirectTo: `/console/${name}/${guid ?? ''}` }),
  invoke: { id: 'watchRows', src: 'watchRows', input: ({ context: { name } }) => ({ area: name }) },
  initial: 'opening',
  states: {
    opening: { description: 'Passed at once.', always: [{ guard: 'isNew', target: 'making' }, 'loading'] },
    loading: load('The record is being fetched.', {
      src: 'loadRecord',
      input: ofRecord,
      onDone: [
        {
          guard: { type: 'isWantedOn', params: ({ event }) => ({ record: event.output }) },
          target: 'acting',
          actions: [{ type: 'goOnWith', params: ({ event }) => ({ record: event.output }) }, 'orderWanted'],
        },
        { target: 'shown', actions: { type: 'goOnWith', params: ({ event }) => ({ record: event.output }) } },
      ],
      onError: [{ guard: { type: 'isMissing', params: thrown }, target: 'missing' }, ...refused],
    }),
    missing: { description: 'There is no such record any more.' },
    ...refusals,
    failed: failed('The record could not be fetched.', 'loading'),
    making: {
      description: 'The fields of a new record are being typed.',
      tags: 'form',
      on: {
        'field.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'picture.chosen': 'uploading',
        'suggestions.requested': 'suggesting',
        'save.requested': { guard: 'hasEdits', target: 'creating' },
      },
    },
    creating: saving('The new record is being saved.', {
      id: 'createRecord',
      src: 'saveRecord',
      input: ({ context }) => ({ ...ofRecord({ context }), version: null, fields: context.edits }),
      onDone: { target: 'made', actions: { type: 'keepSaved', params: ({ event }) => ({ record: event.output }) } },
      onError: [unproven('provingToMake'), { target: 'making', actions: keepError }],
    }),
    provingToMake: provingSave('A box asks for a second step before the new record is saved.', 'creating', 'making'),
    made: { type: 'final', description: 'The record has an address of its own now.' },
    shown: {
      description: 'The fields are shown and can be changed.',
      tags: 'form',
      on: {
        'field.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'picture.chosen': 'uploading',
        'suggestions.requested': 'suggesting',
        'edits.discarded': { actions: 'discard' },
        'save.requested': { guard: 'hasEdits', target: 'saving' },
        'history.requested': { guard: 'hasOlder', target: 'loadingHistory' },
        'rows.changed': 'loading',
        'restore.requested': { target: 'restoring', actions: { type: 'aimAt', params: ({ event }) => event } },
        'action.requested': { target: 'acting', actions: { type: 'keepOrder', params: ({ event }) => event } },
      },
    },
    suggesting,
    uploading: saving('A picture is on its way to the server. The record has it once it is saved.', {
      id: 'uploadPicture',
      src: 'uploadPicture',
      input: ({ context, event }) => ({ area: context.name, ...chosenIn(event) }),
      onDone: [
        { guard: 'isNew', target: 'making', actions: { type: 'edit', params: ({ event }) => event.output } },
        { target: 'shown', actions: { type: 'edit', params: ({ event }) => event.output } },
      ],
      onError: [
        { guard: 'isNew', target: 'making', actions: keepError },
        { target: 'shown', actions: keepError },
      ],
    }),
    saving: saving('The change is being saved, on top of the version that was seen.', {
      ...saveCall,
      onError: [{ ...clashed, target: 'conflicting' }, unproven('proving'), { target: 'shown', actions: keepError }],
    }),
    proving: provingSave('A box asks for a second step. With it the save goes on; without, what was typed stays.', 'saving', 'shown'),
    conflicting: {
      description: 'Somebody else has saved first: both are shown, field by field, and nothing is lost.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'It is chosen whose value of each field is to hold.',
          on: {
            'side.chosen': { actions: { type: 'chooseSide', params: ({ event }) => event } },
            'save.requested': [{ guard: 'hasNothingToSave', target: '#record.shown', actions: 'takeTheirs' }, { target: 'saving' }],
            'edits.discarded': { target: '#record.shown', actions: 'takeTheirs' },
          },
        },
        saving: saving('What was chosen is being saved, on top of what somebody else has saved.', {
          ...saveCall,
          onError: [{ ...clashed, target: 'choosing' }, unproven('proving'), { target: 'choosing', actions: keepError }],
        }),
        proving: provingSave(
          'A box asks for a second step. With it the save goes on; without, both are shown again.',
          'saving',
          'choosing',
        ),
      },
    },
    restoring: saving('The server brings an earlier version back, as a change of its own.', {
      ...restoreCall,
      onError: [
        { ...restoreClashed, target: 'restoreConflicting' },
        unproven('provingToRestore'),
        { target: 'shown', actions: [keepError, 'forgetAim'] },
      ],
    }),
    provingToRestore: provingRestore(
      'A box asks for a second step. With it the version is brought back; without, the record stays as it is.',
      'restoring',
      { target: 'shown', actions: 'forgetAim' },
    ),
    restoreConflicting: {
      description: 'Somebody else has saved before an earlier version was brought back: both are shown, and it goes on or is given up.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'It is chosen whether the earlier version replaces what somebody else has saved.',
          on: {
            'restore.confirmed': 'restoring',
            'restore.abandoned': [
              { guard: 'isEditedByBoth', target: '#record.conflicting', actions: 'compareEdits' },
              { target: '#record.shown', actions: { type: 'goOnWith', params: ({ context }) => ({ record: theirsOf(context) }) } },
            ],
          },
        },
        restoring: saving('The server brings the earlier version back, on top of what somebody else has saved.', {
          ...restoreCall,
          onError: [{ ...restoreClashed, target: 'choosing' }, unproven('proving'), { target: 'choosing', actions: keepError }],
        }),
        proving: provingRestore(
          'A box asks for a second step. With it the version is brought back; without, both are shown again.',
          'restoring',
          'choosing',
        ),
      },
    },
    loadingHistory: saving('Who changed what is being fetched.', {
      id: 'loadHistory',
      src: 'loadHistory',
      input: ({ context }) => ({ ...ofRecord({ context }), before: context.older }),
      onDone: { target: 'shown', actions: { type: 'append', params: ({ event }) => event.output } },
      onError: { target: 'shown', actions: keepError },
    }),
    acting: {
      description: 'A box above the page asks for an action on this record, runs it and reports.',
      tags: 'form',
      invoke: {
        id: 'bulkAction',
        src: 'bulkAction',
        input: ({ context }) => actionOn(context),
        onDone: [{ guard: { type: 'hasRun', params: ({ event }) => event.output }, target: 'loading' }, { target: 'shown' }],
      },
    },
  },
});
