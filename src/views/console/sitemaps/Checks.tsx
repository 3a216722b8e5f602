import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { sitemapChecks, type SitemapCheck, type SitemapVersion } from '../../../../contract/console/sitemaps.ts';
import styles from './SitemapsPage.module.css';

const texts: Record<SitemapCheck['id'], Record<'met' | 'unmet', MessageDescriptor>> = {
  form: { met: msg`Every file can be read to its end`, unmet: msg`A file cannot be read to its end` },
  limits: { met: msg`Every file keeps the limits`, unmet: msg`A file is over a limit` },
  origin: { met: msg`Every address is of this site`, unmet: msg`An address is of another site` },
  hreflang: { met: msg`The languages of each page name each other`, unmet: msg`Languages of a page do not name each other` },
  private: { met: msg`No page is private`, unmet: msg`A page is private` },
  reachable: { met: msg`The pages that were asked for are there, and may be listed`, unmet: msg`A page is missing, or may not be listed` },
};

const everyPage = msg`Every page is there, and may be listed`;

/** The checks, and what failed. */
export function Checks({ version: { checks, urls } }: { version: SitemapVersion }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const shown = sitemapChecks.flatMap((id) => checks.find((check) => check.id === id) ?? []);
  const all = number.format(urls);
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Checks</Trans>
      </h3>
      <ul className={styles.checks}>
        {shown.map(({ id, isMet, looked, samples }) => {
          const asked = number.format(looked);
          const isWhole = id === 'reachable' && isMet && looked === urls;
          return (
            <li key={id} className={styles.check}>
              {isMet ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
              <div>
                {i18n._(isWhole ? everyPage : texts[id][isMet ? 'met' : 'unmet'])}
                {id === 'reachable' && (
                  <p className={styles.note}>
                    <Trans>
                      Addresses that were asked for: {asked} of {all}
                    </Trans>
                  </p>
                )}
                <Samples samples={samples} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Sample addresses. */
export function Samples({ samples }: { samples: readonly string[] }) {
  if (samples.length === 0) return null;
  return (
    <ul className={styles.samples}>
      {samples.map((sample) => (
        <li key={sample}>
          <bdi>{sample}</bdi>
        </li>
      ))}
    </ul>
  );
}
