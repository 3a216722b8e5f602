import { createActor, fromEventObservable, toObserver, type Observer } from 'xstate';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { jobWatchMachine, type WatchedJob } from '../../../machines/kitchen/job-watch.machine.ts';
import type { JobSignal } from '../../../machines/kitchen/kitchen.model.ts';
import type { Api } from '../../services/api.ts';
import type { Call } from '../../services/call.ts';
import { listenToJob } from '../../services/job-events.ts';

/** The events of a job as an actor. It fails when the job does not exist. */
export function watchJob({ api, call }: { api: Api; call: Call }) {
  const logic = jobWatchMachine.provide({
    actors: {
      listen: listenToJob(api),
      lookAtJob: call(kitchenEndpoints.getJob, { send: ({ companyUri, jobGuid }: WatchedJob) => ({ companyUri, guid: jobGuid }) }),
    },
  });
  return fromEventObservable<JobSignal, WatchedJob>(({ input }) => ({
    subscribe: (observer: Observer<JobSignal> | ((signal: JobSignal) => void), onError?: (error: unknown) => void) => {
      const { next, error: fail } = toObserver(observer, onError);
      const watch = createActor(logic, { input });
      watch.on('*', (signal) => next?.(signal));
      watch.subscribe({
        complete: () => {
          const { error } = watch.getSnapshot().output ?? { error: null };
          if (error !== null) fail?.(error);
        },
      });
      watch.start();
      return { unsubscribe: () => watch.stop() };
    },
  }));
}
