import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SitemapDifference } from '../../../../contract/console/sitemaps.ts';
import { Samples } from './Checks.tsx';
import styles from './SitemapsPage.module.css';

/** The changes made by publishing. */
export function Difference({ difference: { against, added, removed, changed } }: { difference: SitemapDifference }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const [fresh, gone, other] = [added, removed, changed].map(({ count }) => number.format(count));
  return (
    <div className={styles.part}>
      <h3>
        {against === null ? (
          <Trans>Nothing was published to compare it with</Trans>
        ) : (
          <Trans>Compared with version {against}, which was published then</Trans>
        )}
      </h3>
      <ul className={styles.sides}>
        <Side samples={added.samples}>
          <Trans>New addresses: {fresh}</Trans>
        </Side>
        <Side samples={removed.samples}>
          <Trans>Removed addresses: {gone}</Trans>
        </Side>
        <Side samples={changed.samples}>
          <Trans>Changed addresses: {other}</Trans>
        </Side>
      </ul>
    </div>
  );
}

function Side({ samples, children }: { samples: readonly string[]; children: ReactNode }) {
  return (
    <li>
      {samples.length === 0 ? (
        <p>{children}</p>
      ) : (
        <details>
          <summary>{children}</summary>
          <Samples samples={samples} />
        </details>
      )}
    </li>
  );
}
