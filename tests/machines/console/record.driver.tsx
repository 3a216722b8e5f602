import { screen } from '@testing-library/react';
import { recordMachine } from '../../../machines/console/record.machine.ts';
import { RecordPage } from '../../../src/views/console/record/RecordPage.tsx';
import { ActionAbove, hasFailed, isDenied, isFactorless, isFetching, pick, StepUpAbove } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, heading, no, role, text, type Sight } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';
import { bulkActionDriver } from './bulk-action.driver.tsx';
import { staff } from './console-samples.ts';
import { recordFixture } from './record.fixture.ts';

const isNew = heading('New category');
const isThere = heading('Soups');
const isSaving = busyButton('Save');
const isUploading: Sight = () => (screen.queryByLabelText('Add a photo')?.closest('label[aria-busy]') ?? null) !== null;
const isSuggesting = text('The model is asked for names. Nothing is saved.');
const isProving = text('You are about to save a change.');
const isRestoring = busyButton('Restore');
const isLoadingHistory = busyButton(/history$|^Older/);
const isConflict = heading('Somebody else saved this meanwhile');
const isAboutRestore = text(/^Nothing was restored yet/);
// The box is the same for a save and a restore.
const isProvingChange = all(isThere, isProving, no(isConflict));
const isActing = role('button', 'Cancel');
const isCalm = no(any(isUploading, isSuggesting, isSaving, isProving, isRestoring, isLoadingHistory, isActing, isFetching, hasFailed));

export const recordDriver: ViewDriver<typeof recordMachine> = {
  machine: recordMachine,
  fixture: recordFixture,
  open: openFlow(
    recordMachine,
    recordFixture,
    (flow) => (
      <>
        <RecordPage flow={flow}>{null}</RecordPage>
        <ActionAbove flow={flow} />
        <StepUpAbove flow={flow} />
      </>
    ),
    { session: staff, config: { kitchen: 'openai-compatible' } },
  ),
  events: {
    'field.changed': {
      when: ({ context }, { name, value }) => context.edits[name] !== value,
      gesture: (shown, payload) => paste(payload.name === 'slug' ? 'Slug' : 'Name in English', () => String(payload.value))(shown, payload),
    },
    'suggestions.requested': {
      // The first name is typed, and is what the others are translated from.
      when: ({ context }) => context.edits['name.ja'] === undefined && (context.record !== null || context.edits['name.en'] !== undefined),
      gesture: press('Suggest: Name in Japanese'),
    },
    'suggestions.abandoned': press('Stop'),
    'picture.chosen': async ({ user }, { file }) => {
      if (file instanceof File) await user.upload(screen.getByLabelText('Add a photo'), file);
    },
    'edits.discarded': {
      when: (snapshot) => snapshot.matches({ conflicting: 'choosing' }) || Object.keys(snapshot.context.edits).length > 0,
      gesture: press(/^(Discard|Keep theirs, discard mine)$/),
    },
    'save.requested': {
      when: (snapshot) => snapshot.matches({ conflicting: 'choosing' }) || Object.keys(snapshot.context.edits).length > 0,
      gesture: press('Save'),
    },
    'side.chosen': {
      when: ({ context }, { name, side }) => context.conflict?.sides[name] !== undefined && context.conflict.sides[name] !== side,
      gesture: pick('Slug', ({ side }) => (side === 'mine' ? 'Yours' : 'Theirs')),
    },
    'history.requested': {
      when: ({ context }) => !context.isHistoryOpen || context.older !== null,
      gesture: press(/^(Show the history|Older changes)$/),
    },
    'restore.requested': {
      when: ({ context }) => context.history.length > 0,
      gesture: async ({ user }) => {
        const [first] = screen.getAllByRole('button', { name: 'Restore' });
        if (first !== undefined) await user.click(first);
      },
    },
    'restore.confirmed': press('Restore'),
    'restore.abandoned': press('Keep theirs'),
    'action.requested': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    },
    'rows.changed': { elsewhere: 'What was done before is over, or was taken back, and the console tells it.' },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    opening: { unseen: 'It is left at once.' },
    loading: all(isFetching, no(isProving)),
    missing: heading('Not found'),
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    making: all(isNew, isCalm),
    creating: all(isNew, isSaving),
    provingToMake: all(isNew, isProving),
    made: { unseen: 'Its own page is opened at once.' },
    shown: all(isThere, isCalm, no(isConflict)),
    suggesting: isSuggesting,
    uploading: isUploading,
    saving: all(isThere, isSaving, no(isConflict)),
    'conflicting.choosing': all(isConflict, isCalm, no(isAboutRestore)),
    'conflicting.saving': all(isConflict, isSaving),
    'conflicting.proving': all(isConflict, isProving, no(isAboutRestore)),
    'restoreConflicting.choosing': all(isAboutRestore, isCalm),
    'restoreConflicting.restoring': all(isAboutRestore, isRestoring),
    'restoreConflicting.proving': all(isAboutRestore, isProving),
    restoring: all(isRestoring, no(isConflict)),
    proving: isProvingChange,
    provingToRestore: isProvingChange,
    loadingHistory: isLoadingHistory,
    acting: isActing,
  },
  children: [
    { machine: bulkActionDriver.machine, events: bulkActionDriver.events },
    { machine: stepUpDriver.machine, events: stepUpDriver.events },
  ],
};
