import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { SitemapVersion } from '../../../../contract/console/sitemaps.ts';
import type { sitemapsMachine } from '../../../../machines/console/sitemaps.machine.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { Checks } from './Checks.tsx';
import { Difference } from './Difference.tsx';
import { Files } from './Files.tsx';
import styles from './SitemapsPage.module.css';
import { isUnderWay, mayBePublished } from './use-sitemap-actions.ts';

interface SheetProps {
  flow: ActorRefFrom<typeof sitemapsMachine>;
  version: SitemapVersion;
  /** The details are expanded. */
  isOpen: boolean;
}

/** One version: its progress, content and actions. */
export function SitemapVersionSheet({ flow, version: shown, isOpen }: SheetProps) {
  const { i18n } = useLingui();
  const { number: version, state, startedAt } = shown;
  const at = formatMoment(startedAt, i18n.locale);
  return (
    <section className={styles.sheet}>
      <div className={styles.sheetHead}>
        <h2>
          <Trans>Version {version}</Trans>
        </h2>
        <time className={styles.note} dateTime={new Date(startedAt).toISOString()}>
          {at}
        </time>
      </div>
      <StatusMessage>
        <State version={shown} />
      </StatusMessage>
      <Actions flow={flow} version={shown} />
      {state === 'done' && (
        <details open={isOpen}>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <div className={styles.details}>
            <Checks version={shown} />
            {shown.difference !== null && <Difference difference={shown.difference} />}
            <Files version={shown} />
          </div>
        </details>
      )}
    </section>
  );
}

function State({ version: { state, isPublished, urls, tried, toTry } }: { version: SitemapVersion }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const [count, done, all] = [number.format(urls), number.format(tried), number.format(toTry)];
  if (state === 'waiting') return <Trans>Waiting…</Trans>;
  if (state === 'writing') return <Trans>Collecting pages. Addresses so far: {count}</Trans>;
  if (state === 'checking')
    return toTry === 0 ? (
      <Trans>Checking the files…</Trans>
    ) : (
      <Trans>
        Asking for pages: {done} of {all}
      </Trans>
    );
  if (state === 'failed') return <Trans>Failed</Trans>;
  if (state === 'cancelled') return <Trans>Stopped</Trans>;
  return isPublished ? <Trans>Published. Addresses: {count}</Trans> : <Trans>Not published. Addresses: {count}</Trans>;
}

function Actions({ flow, version: shown }: Omit<SheetProps, 'isOpen'>) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { guid, number: version, state, isPublished, publishedAt, tried, toTry } = shown;
  const isChosen = snapshot.context.guid === guid;
  const isShown = snapshot.matches('shown');
  if (isUnderWay(shown))
    return (
      <div className={styles.actions}>
        {toTry > 0 && <progress className={styles.progress} max={toTry} value={tried} aria-label={t`Progress`} />}
        <Button
          variant="Outlined"
          size="Small"
          disabled={!isShown}
          isLoading={isChosen && snapshot.matches('cancelling')}
          onClick={() => flow.send({ type: 'cancel.requested', guid })}
        >
          <Trans>Stop</Trans>
        </Button>
      </div>
    );
  if (state !== 'done' || isPublished) return null;
  const wasPublished = publishedAt !== null;
  const isAllowed = mayBePublished(shown);
  return (
    <div className={styles.actions}>
      <Button
        size="Small"
        disabled={!isShown || !isAllowed}
        isLoading={isChosen && snapshot.matches('publishing')}
        onClick={() => flow.send({ type: 'publication.requested', guid })}
      >
        {wasPublished ? <Trans>Publish version {version} again</Trans> : <Trans>Publish version {version}</Trans>}
      </Button>
      {!isAllowed && (
        <p className={styles.note}>
          <Trans>It can be published once every check has passed. Fix the problems, then make a new version.</Trans>
        </p>
      )}
    </div>
  );
}
