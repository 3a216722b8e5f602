import { t } from '@lingui/core/macro';
import { fromCallback, fromPromise, type AnyActorRef, type EventObject } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { kitchenNewsEndpoints, type ListedJob } from '../../../contract/kitchen/kitchen-news.ts';
import { kitchenJobsMachine, type KitchenJobsEvent } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import { kitchenNewsMachine, type KitchenNewsEvent, type KitchenNewsInput } from '../../../machines/kitchen/kitchen-news.machine.ts';
import { messageChannelMachine } from '../../../machines/kitchen/message-channel.machine.ts';
import { messageLinkMachine } from '../../../machines/kitchen/message-link.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { jobPath } from '../../pages/job-paths.ts';
import { passMessages } from '../../services/account-messages.ts';
import { goTo } from '../../services/location.ts';
import { createMessageTabs, holdLead, readNews, streamNews } from '../../services/message-channel.ts';
import { connectMessages } from '../../services/message-connection.ts';
import { askForNotices, noticePermission, showSystemNotice } from '../../services/notices.ts';
import { ownerOf } from '../../services/saved-recipes.ts';
import { offerAction } from '../../services/toaster.ts';
import { timersOwner } from '../../services/kitchen-timers.ts';
import type { FlowScope } from '../flow-scope.ts';
import { composeKitchenTimers, heldTimersOf } from './kitchen-timers.ts';
import { cookingToStop } from './stop-cooking.ts';
import { showFailure } from '../../services/failure-notice.ts';

/** The job that a flow, or a child of it, watches itself. */
function watchedBy(flow: AnyActorRef): readonly string[] {
  const snapshot: unknown = flow.getSnapshot();
  if (typeof snapshot !== 'object' || snapshot === null) return [];
  const context = 'context' in snapshot && typeof snapshot.context === 'object' ? snapshot.context : null;
  const own = context !== null && 'jobGuid' in context && typeof context.jobGuid === 'string' ? [context.jobGuid] : [];
  const children = 'children' in snapshot ? Object.values(snapshot.children as Record<string, AnyActorRef>) : [];
  return [...own, ...children.flatMap((child) => watchedBy(child))];
}

/** True where the open page shows the end of a job itself: it watches the job, or shows its recipe. */
function isInSight(app: AppActor, { guid, status, companyUri, recipeGuid }: ListedJob): boolean {
  if (document.visibilityState !== 'visible') return false;
  const { pages, currentPath } = app.getSnapshot().context;
  const own = `/ai/${encodeURIComponent(companyUri)}/recipes/${recipeGuid}`;
  const isOwnPage = status === 'done' && (currentPath === own || currentPath?.startsWith(`${own}/`) === true);
  return isOwnPage || pages.some(({ actor }) => watchedBy(actor).includes(guid));
}

/** The result of a job, in one sentence. */
function endText({ status, title, description, refines }: ListedJob): string {
  const name = title ?? description;
  if (status === 'failed') return name === '' ? t`No recipe this time.` : t`No recipe this time: ${name}`;
  if (status === 'needs_input') return name === '' ? t`The kitchen has a question.` : t`The kitchen has a question: ${name}`;
  return refines === null ? t`Ready: ${name}` : t`Changed: ${name}`;
}

function announce(job: ListedJob): void {
  const [text, href] = [endText(job), jobPath(job)];
  if (document.visibilityState === 'visible') void offerAction(text, t`Open`, () => goTo(href));
  else void showSystemNotice({ title: text, tag: job.guid, href });
}

interface JobsSelf {
  send: (event: Extract<KitchenJobsEvent, { type: 'ends.shown' }>) => void;
}

/** Kitchen news, in the background of all pages. */
export function composeKitchenNews(app: AppActor, scope: FlowScope) {
  const { session } = app.getSnapshot().children;
  /** Says of which jobs the open page shows the end itself, and returns these. */
  const noteShown = (self: JobsSelf, ended: readonly ListedJob[]): readonly ListedJob[] => {
    const shown = ended.filter((job) => isInSight(app, job));
    if (shown.length > 0) self.send({ type: 'ends.shown', jobs: shown.map(({ guid }) => guid) });
    return shown;
  };
  const jobs = kitchenJobsMachine.provide({
    actors: {
      seeJobs: scope.call(kitchenNewsEndpoints.seeJobs, { send: ({ jobs: seen }: { jobs: readonly string[] }) => ({ jobs: [...seen] }) }),
      confirm: fromPromise<boolean>(({ signal }) => scope.confirm(cookingToStop, signal)),
      cancelJob: scope.call(kitchenEndpoints.cancelJob, {
        send: ({ companyUri, jobGuid }: { companyUri: string; jobGuid: string }) => ({ companyUri, guid: jobGuid }),
      }),
      readPermission: fromPromise(() => Promise.resolve(noticePermission())),
      askPermission: fromPromise(() => askForNotices()),
      followPages: fromCallback<EventObject>(({ sendBack }) => {
        let known: string | null = null;
        const subscription = app.subscribe(({ context: { currentPath } }) => {
          if (currentPath === known) return;
          known = currentPath;
          sendBack({ type: 'page.opened' } satisfies KitchenJobsEvent);
        });
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      lookAround: ({ self }, { jobs: ended }) => void noteShown(self, ended),
      announce: ({ self }, { jobs: ended }) => {
        const shown = noteShown(self, ended);
        for (const job of ended) if (!shown.includes(job)) announce(job);
      },
      reportError: (_, { error }) => void showFailure(error),
    },
  });
  const tabs = createMessageTabs();
  const channel = messageChannelMachine.provide({
    actors: {
      link: messageLinkMachine.provide({ actors: { connect: connectMessages, readNews: readNews(scope.api) } }),
      holdLead,
      followTabs: tabs.follow,
      stream: streamNews,
    },
    actions: {
      tellTabs: ({ context: { userGuid } }, { news }) => tabs.tell(userGuid, news),
      tellPages: (_, { news }) => passMessages(news),
    },
  });
  // Timers keep running while the session is unknown: they belong to the last confirmed user, as offline copies do.
  const unknownOwner = () => (scope.isViewerKnown() ? null : timersOwner());
  return kitchenNewsMachine.provide({
    actors: {
      jobs,
      timers: composeKitchenTimers(scope),
      channel,
      followViewer: fromCallback<EventObject>(({ sendBack }) => {
        const tell = (current: Session) =>
          sendBack({
            type: 'viewer.known',
            userGuid: current.isVerified ? ownerOf(current) : unknownOwner(),
            token: current.isVerified ? current.natsUserToken : null,
          } satisfies KitchenNewsEvent);
        const current = session?.getSnapshot().context.session;
        if (current !== undefined) tell(current);
        const subscription = session?.on('session.changed', (event) => tell(event.session));
        return () => subscription?.unsubscribe();
      }),
    },
    actions: { checkSession: () => session?.send({ type: 'session.refresh.requested' }) },
  });
}

export const kitchenNewsInput = (scope: FlowScope): KitchenNewsInput => ({
  timersOf: (userGuid) => heldTimersOf(userGuid, scope),
  address: scope.config.natsUrl,
  random: Math.random,
});
