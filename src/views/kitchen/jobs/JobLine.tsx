import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ListedJob } from '../../../../contract/kitchen/kitchen-news.ts';
import { useNow } from '../../../app/use-now.ts';
import { jobPath } from '../../../pages/job-paths.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { stageTexts } from '../../../texts/stage-texts.ts';
import { formatRecent } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { isNews } from '../../../../machines/kitchen/kitchen-jobs.model.ts';
import styles from './JobsMenu.module.css';

/** One job: subject, progress or result, and actions. */
export function JobLine({ job, onCancel }: { job: ListedJob; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const name = job.title ?? (job.description === '' ? t`From your photo` : job.description);
  const since = formatRecent(job.endedAt ?? job.createdAt, now, i18n.locale);
  return (
    <li className={isNews(job) ? styles.news : styles.line}>
      <div className={styles.what}>
        <Link href={jobPath(job)} className={styles.name} dir="auto">
          {name}
        </Link>
        <p className={styles.how}>
          <Ending job={job} />
        </p>
        <p className={styles.aside}>
          <time dateTime={new Date(job.endedAt ?? job.createdAt).toISOString()}>
            {job.status === 'cooking' ? <Trans>Since {since}</Trans> : since}
          </time>
        </p>
      </div>
      {job.status === 'cooking' && (
        <Button variant="Outlined" size="Small" onClick={onCancel} aria-label={t`Cancel: ${name}`}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </li>
  );
}

/** The progress, or the result with a link. */
function Ending({ job: { status, stage, refines, failure } }: { job: ListedJob }) {
  const { i18n } = useLingui();
  if (status === 'cooking') return <>{i18n._(stageTexts[stage ?? 'queued'])}</>;
  if (status === 'done') return refines === null ? <Trans>Ready</Trans> : <Trans>Changed</Trans>;
  if (status === 'needs_input') return <Trans>The kitchen has a question. Open it to answer.</Trans>;
  if (failure === null) return <Trans>No recipe this time.</Trans>;
  const { message, statusCode, retryAfter } = failure;
  return (
    <>
      {errorText({ message, statusCode, payload: { retryAfter } }, i18n)} <Trans>Open it to try again.</Trans>
    </>
  );
}
