import { screen } from '@testing-library/react';
import { exportMachine } from '../../../machines/console/export.machine.ts';
import { ExportState } from '../../../src/views/console/list/ExportNote.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, button, no, role, text } from '../../support/views/sights.ts';
import { exportFixture } from './export.fixture.ts';

const call = { elsewhere: 'What writes the file tells it.' };
const isChoosing = text('Choose where the file is to be saved.');
const isRunning = role('progressbar', 'Progress of the export');
const isSaved = text(/saved in the file/);
const isCancelled = text('Export cancelled. No file was saved.');
const hasFailed = button('Export again');
const isRefused = () => screen.queryByRole('alert')?.textContent !== '';

export const exportDriver: ViewDriver<typeof exportMachine> = {
  machine: exportMachine,
  fixture: exportFixture,
  open: openFlow(exportMachine, exportFixture, (flow) => <ExportState flow={flow} />),
  events: {
    'export.requested': { elsewhere: 'The link above the list sends it; the test of the list does.' },
    'rows.arrived': call,
    'file.written': call,
    'export.failed': call,
    'cancel.requested': press('Cancel the export'),
    'retry.requested': press('Export again'),
    'note.dismissed': { when: (snapshot) => !snapshot.matches({ resting: 'quiet' }), gesture: press('Hide') },
  },
  states: {
    'resting.quiet': no(any(isChoosing, isRunning, isSaved, isCancelled, hasFailed, isRefused)),
    'resting.saved': isSaved,
    'resting.cancelled': isCancelled,
    'resting.failed': all(hasFailed, isRefused),
    'resting.denied': all(isRefused, no(hasFailed)),
    choosing: isChoosing,
    running: isRunning,
  },
};
