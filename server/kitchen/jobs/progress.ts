import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import { changesOf } from '../../../contract/kitchen/partial-changes.ts';
import type { CookEvent } from '@anydish/kitchen/cook';
import { withPicture } from '../../recipes/picture.ts';
import type { Bus } from '../../messages/bus.ts';
import type { News } from '../../messages/news.ts';
import { watched } from '../../messages/subjects.ts';
import { JobNews } from './job-news.ts';
import type { JobStore, Lease, LeasedJob } from './job-store.ts';
import { createPartialPace } from './partial-pace.ts';

type Progress = Extract<CookEvent, { type: 'stage' | 'partial' }>;

/** Tells what a working job has come to. Each call resolves to false when the lease is lost. */
export interface JobProgress {
  tell: (event: Progress) => Promise<boolean>;
  /** Sends the partial recipe that waits for its turn. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

interface ProgressOptions {
  store: Pick<JobStore, 'progress'>;
  bus: Pick<Bus, 'publish'>;
  news: Pick<News, 'tell' | 'tellBrowsers'>;
}

/** Stages are stored. Of partial recipes one a second is, and the others go to the streams only: to those of other processes as differences. */
export function createProgress(
  { store, bus, news }: ProgressOptions,
  { guid, userGuid }: Pick<LeasedJob, 'guid' | 'userGuid'>,
  lease: Lease,
): JobProgress {
  /** The last stored event, and the partial recipe that is stored. */
  let base = 0;
  let kept: PartialRecipe | null = null;
  let isNamed = false;

  async function keep(event: Progress): Promise<boolean> {
    const sequence = await store.progress(lease, event);
    if (sequence === null) return false;
    base = sequence;
    bus.publish(watched.job(guid), {}, new JobNews({ sequence, event }));
    await news.tellBrowsers(userGuid, { kind: 'job', job: guid, stored: { sequence, event }, partial: null });
    return true;
  }

  const pace = createPartialPace(async (event, isKept) => {
    const recipe = withPicture(event.recipe);
    if (!isKept) {
      const changes = kept === null ? null : changesOf(kept, recipe);
      // Without a difference that is worth it the other processes wait for the next one that is stored.
      bus.publish(watched.job(guid), changes === null ? {} : { base, changes }, new JobNews(null, { base, recipe }));
      if (changes !== null) await news.tellBrowsers(userGuid, { kind: 'job', job: guid, stored: null, partial: { base, changes } });
      return true;
    }
    if (!(await keep({ ...event, recipe }))) return false;
    kept = recipe;
    // Job lists show the title; later events do not change it.
    const wasNamed: boolean = isNamed;
    isNamed ||= recipe.title !== null;
    if (isNamed !== wasNamed) await news.tell(userGuid, 'kitchen');
    return true;
  });

  return {
    tell: async (event) => {
      if (event.type === 'partial') return pace.take(event);
      if (!(await keep(event))) return false;
      await news.tell(userGuid, 'kitchen');
      return true;
    },
    flush: pace.flush,
    stop: pace.stop,
  };
}
