import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Sitemaps } from '../../../../contract/console/sitemaps.ts';
import type { sitemapsMachine } from '../../../../machines/console/sitemaps.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import { SitemapVersionSheet } from './SitemapVersionSheet.tsx';
import styles from './SitemapsPage.module.css';
import { useSitemapActions } from './use-sitemap-actions.ts';

/** Sitemaps for search engines. */
export function SitemapsPage({ flow }: PageProps<typeof sitemapsMachine>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { sitemaps, error } = snapshot.context;
  useSitemapActions(flow);
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  const isLoading = snapshot.matches('loading');
  return (
    <div className={styles.page} aria-busy={snapshot.hasTag('busy') || undefined} data-fetching={isLoading || undefined}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Sitemaps</Trans>
        </h1>
        <p className={styles.note}>
          <Trans>Which pages search engines may list. A new version is only served once somebody publishes it.</Trans>
        </p>
      </div>
      {sitemaps === null && isLoading && <RowsPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {sitemaps !== null && !snapshot.matches('failed') && (
        <>
          <Published sitemaps={sitemaps} />
          <div className={styles.actions}>
            <Button
              isLoading={snapshot.matches('starting')}
              disabled={!snapshot.matches({ shown: 'calm' })}
              onClick={() => flow.send({ type: 'version.requested' })}
            >
              <Trans>Make a new version</Trans>
            </Button>
            <FormError>{commonText([], error, i18n)}</FormError>
          </div>
          {sitemaps.versions.map((version, index) => (
            <SitemapVersionSheet key={version.guid} flow={flow} version={version} isOpen={index === 0} />
          ))}
        </>
      )}
    </div>
  );
}

/** The published version. */
function Published({ sitemaps: { versions, address } }: { sitemaps: Sitemaps }) {
  const { i18n } = useLingui();
  const published = versions.find(({ isPublished }) => isPublished);
  if (published === undefined)
    return (
      <p className={styles.sheet}>
        <Trans>Nothing is published. Search engines find no sitemap.</Trans>
      </p>
    );
  const { number: version } = published;
  const at = formatMoment(published.publishedAt ?? published.startedAt, i18n.locale);
  return (
    <p className={styles.sheet}>
      <span>
        <Trans>
          Version {version} was published on {at}.
        </Trans>{' '}
        <a href={address} target="_blank" rel="noreferrer">
          <bdi>{address}</bdi>
        </a>
      </span>
    </p>
  );
}
