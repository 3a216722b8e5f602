import { jobWatchMachine } from '../../../machines/kitchen/job-watch.machine.ts';
import { jobWatchFixture } from './job-watch.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

const stream = { elsewhere: 'The stream of the job tells it.' };
const unseen = { unseen: 'The kitchen shows what it hears of the job.' };

export const jobWatchDriver: ViewDriver<typeof jobWatchMachine> = {
  machine: jobWatchMachine,
  fixture: jobWatchFixture,
  open: openFlow(jobWatchMachine, jobWatchFixture, () => null),
  events: { 'job.told': stream, 'stream.opened': stream, 'stream.broke': stream, 'stream.ended': stream, 'stream.crowded': stream },
  states: { listening: unseen, pausing: unseen, looking: unseen, waiting: unseen, asking: unseen, over: unseen },
};
