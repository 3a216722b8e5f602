import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { sitemapLimits, sitemapPath, type SitemapVersion } from '../../../../contract/console/sitemaps.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import styles from './SitemapsPage.module.css';

const megabyte = 1024 * 1024;

/** The files of a version, with their size limits. */
export function Files({ version: { files, fileCount } }: { version: SitemapVersion }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const size = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 3 });
  const [mostUrls, mostBytes] = [number.format(sitemapLimits.urls), size.format(sitemapLimits.bytes / megabyte)];
  const [shown, all] = [number.format(files.length), number.format(fileCount)];
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Files</Trans>
      </h3>
      {fileCount > files.length && (
        <p className={styles.note}>
          <Trans>
            The first {shown} of {all} files
          </Trans>
        </p>
      )}
      <ul className={styles.files}>
        {files.map((file) => {
          const [urls, bytes] = [number.format(file.urls), size.format(file.bytes / megabyte)];
          const at = file.changedAt === null ? null : formatMoment(file.changedAt, i18n.locale);
          return (
            <li key={file.number} className={styles.file}>
              <h4>
                <bdi>{sitemapPath(file.number)}</bdi>
              </h4>
              <Meter value={file.urls} most={sitemapLimits.urls}>
                <Trans>
                  Addresses: {urls} of {mostUrls}
                </Trans>
              </Meter>
              <Meter value={file.bytes} most={sitemapLimits.bytes}>
                <Trans>
                  Size: {bytes} of {mostBytes}
                </Trans>
              </Meter>
              {at !== null && (
                <p className={styles.note}>
                  <Trans>Newest change of a page: {at}</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Meter({ value, most, children }: { value: number; most: number; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.meter}>
      <span id={id}>{children}</span>
      <meter aria-labelledby={id} min={0} max={most} high={most * 0.9} optimum={0} value={value} />
    </div>
  );
}
