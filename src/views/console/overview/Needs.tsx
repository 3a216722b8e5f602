import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { isAreaName } from '../../../../contract/console/areas.ts';
import type { Overview } from '../../../../machines/console/overview.machine.ts';
import { listPath } from '../areas/area-views.ts';
import styles from './OverviewPage.module.css';

const kinds: Record<string, MessageDescriptor> = {
  urgentReports: msg`Reports of unsafe recipes or wrong allergens`,
  otherReports: msg`Other open reports`,
  failingPrompt: msg`Failed requests in the last 24 hours with the production prompt, more than one in five`,
  stuckOrders: msg`Stuck requests`,
  failedMails: msg`Mails that could not be delivered`,
  stuckRuns: msg`Bulk actions that are stuck`,
  sitemapsOverLimit: msg`Sitemaps over a limit`,
  sitemapsInNeed: msg`Sitemaps that failed or did not pass a check`,
  leavingAccounts: msg`Accounts that are about to be deleted`,
  suspendedAccounts: msg`Suspended accounts`,
};

/** Pages for tasks outside the areas. */
const pages: Record<string, string> = {
  sitemapsOverLimit: '/console/sitemaps',
  sitemapsInNeed: '/console/sitemaps',
  stuckRuns: '/console/activity',
};

/** Open tasks, most urgent first. */
export function Needs({ needs }: Pick<Overview, 'needs'>) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const urgent = needs.filter(({ count }) => count > 0);
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Needs attention now</Trans>
      </h2>
      {urgent.length === 0 && (
        <p className={styles.note}>
          <Trans>Nothing needs attention.</Trans>
        </p>
      )}
      <ul className={styles.needs}>
        {urgent.map(({ kind, count, area, query }) => {
          const text = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
          const label = text === undefined ? kind : i18n._(text);
          const own = area !== null && isAreaName(area) ? listPath(area) : null;
          const page = Object.hasOwn(pages, kind) ? (pages[kind] ?? null) : own;
          const path = page === null || query === '' ? page : `${page}?${query}`;
          return (
            <li key={kind} className={styles.need}>
              <span className={styles.number}>{number.format(count)}</span>
              {path === null ? <span>{label}</span> : <Link href={path}>{label}</Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
