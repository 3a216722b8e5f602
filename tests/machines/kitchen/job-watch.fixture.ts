import type { jobWatchMachine } from '../../../machines/kitchen/job-watch.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { jobEvents } from './kitchen.fixture.ts';

const looks = { cooking: { status: 'cooking' }, done: { status: 'done' } };
const refusals = { gone: failure('notFound'), offline: failure('unknown') };

export const jobWatchFixture: Fixture<typeof jobWatchMachine> = {
  inputs: { started: () => ({ companyUri: 'ana', jobGuid: 'job-1' }) },
  events: {
    'job.told': { stage: { event: jobEvents.stage }, done: { event: jobEvents.done } },
    'stream.opened': 'bare',
    'stream.broke': 'bare',
    'stream.ended': 'bare',
    'stream.crowded': 'bare',
  },
  outputs: { lookAtJob: looks, askAboutJob: looks },
  errors: { lookAtJob: refusals, askAboutJob: refusals },
};
