import { useSelector } from '@xstate/react';
import { newsOf } from '../../../../machines/kitchen/kitchen-jobs.model.ts';
import { useApp } from '../../../app/app-context.tsx';

/** The account's jobs; undefined before the companions load, and when signed out. */
export function useKitchenJobs() {
  const companions = useSelector(useApp().app, (snapshot) => snapshot.context.companions);
  return useSelector(companions?.kitchenNews, (snapshot) => snapshot?.children.jobs);
}

/** How many jobs have ended whose end nobody has seen. */
export function useUpdates(): number {
  const jobs = useKitchenJobs();
  return useSelector(jobs, (snapshot) => (snapshot === undefined ? 0 : newsOf(snapshot.context).length));
}
