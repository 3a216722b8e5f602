import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import type { ActorRefFrom } from 'xstate';
import type { kitchenJobsMachine } from '../../../../machines/kitchen/kitchen-jobs.machine.ts';
import { newsOf } from '../../../../machines/kitchen/kitchen-jobs.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { HeadMenu } from '../../../ui/HeadMenu.tsx';
import { JobLine } from './JobLine.tsx';
import styles from './JobsMenu.module.css';
import { useKitchenJobs } from './use-kitchen-jobs.ts';

/** Running and recently ended jobs, on every page: in the header, or on a phone in the strip above the bar; there, ended ones are in the cookbook only. */
export function JobsMenu({ path }: { path: string | null }) {
  const flow = useKitchenJobs();
  // Remounted on each page, so that following a link closes it.
  return flow === undefined ? null : <Jobs key={path} flow={flow} isCookbook={path === '/account'} />;
}

export function Jobs({ flow, isCookbook = false }: { flow: ActorRefFrom<typeof kitchenJobsMachine>; isCookbook?: boolean }) {
  const { t } = useLingui();
  const jobs = useSelector(flow, (snapshot) => snapshot.context.jobs) ?? [];
  const isKept = useSelector(flow, (snapshot) => snapshot.matches({ list: 'looked' }));
  const cooking = jobs.filter(({ status }) => status === 'cooking').length;
  const news = useSelector(flow, (snapshot) => newsOf(snapshot.context).length);
  if (jobs.length === 0 || (cooking === 0 && news === 0 && !isKept)) return null;
  return (
    <HeadMenu
      label={t`In the kitchen`}
      icon={<CookingPot className={cooking > 0 ? styles.cooking : undefined} />}
      words={
        cooking > 0 ? (
          <Plural value={cooking} one="# is cooking" other="# are cooking" />
        ) : news > 0 ? (
          <Plural value={news} one="# update" other="# updates" />
        ) : (
          <Trans>In the kitchen</Trans>
        )
      }
      isQuiet={cooking === 0 && !isCookbook}
      onOpen={() => flow.send({ type: 'list.opened' })}
      below={cooking > 0 && <TellMe flow={flow} />}
    >
      {jobs.map((job) => (
        <JobLine key={job.guid} job={job} onCancel={() => flow.send({ type: 'cancel.requested', guid: job.guid })} />
      ))}
    </HeadMenu>
  );
}

/** Asks for browser notifications, only on a press. */
export function TellMe({ flow }: { flow: ActorRefFrom<typeof kitchenJobsMachine> }) {
  const isAskable = useSelector(flow, (snapshot) => snapshot.matches({ notices: 'askable' }));
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches({ notices: 'asking' }));
  const isAllowed = useSelector(flow, (snapshot) => snapshot.matches({ notices: 'allowed' }));
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches({ notices: 'refused' }));
  if (isAskable || isAsking)
    return (
      <Button variant="Outlined" size="Flat" isBlock isLoading={isAsking} onClick={() => flow.send({ type: 'notices.requested' })}>
        <Trans>Tell me when it is done</Trans>
      </Button>
    );
  if (!isAllowed && !isRefused) return null;
  return (
    <p className={styles.aside}>
      {isAllowed ? (
        <Trans>You can leave this page. A notification tells you when it is done.</Trans>
      ) : (
        <Trans>You can leave this page. Your browser shows no notifications of this site; you can allow them in its settings.</Trans>
      )}
    </p>
  );
}
