import { Trans, useLingui } from '@lingui/react/macro';
import type { Lab, PromptVersion, Try } from '../../../../contract/console/lab.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { checkTexts } from './check-texts.ts';
import styles from './ResultTable.module.css';
import { tryState } from './try-state.ts';

/** The place of a case on the page. */
export const caseAnchor = (guid: string): string => `case-${guid}`;

/** All cases of the compared versions in one table: passed or not, the failed checks, time and cost. */
export function ResultTable({ lab: { version, other, cases } }: { lab: Lab }) {
  const { t } = useLingui();
  const versions: readonly PromptVersion[] = other === null ? [version] : [version, other];
  return (
    <div className={styles.scroll} tabIndex={-1} role="region" aria-label={t`Results`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              <Trans>Case</Trans>
            </th>
            {versions.map((one) => (
              <th key={one.guid} scope="colgroup" colSpan={3}>
                <VersionName version={one} />
              </th>
            ))}
          </tr>
          <tr>
            {versions.map((one) => (
              <Heads key={one.guid} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map(({ guid, name, isRequired, mine, others }) => (
            <tr key={guid}>
              <th scope="row">
                <a href={`#${caseAnchor(guid)}`}>
                  <bdi>{name}</bdi>
                </a>
                {isRequired && (
                  <span className={styles.note}>
                    {' '}
                    <Trans>Required</Trans>
                  </span>
                )}
              </th>
              <Cells result={mine} />
              {other !== null && <Cells result={others} />}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Sum</Trans>
            </th>
            <Sums results={cases.map(({ mine }) => mine)} />
            {other !== null && <Sums results={cases.map(({ others }) => others)} />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function VersionName({ version: { version, labels } }: { version: PromptVersion }) {
  return labels.includes('production') ? <Trans>Version {version} (production)</Trans> : <Trans>Version {version}</Trans>;
}

function Heads() {
  return (
    <>
      <th scope="col">
        <Trans>Result</Trans>
      </th>
      <th scope="col">
        <Trans>Seconds</Trans>
      </th>
      <th scope="col">
        <Trans>Tokens</Trans>
      </th>
    </>
  );
}

function Cells({ result }: { result: Try | null }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const failed = result?.checks.filter(({ isMet }) => !isMet).map(({ id }) => i18n._(checkTexts[id].unmet)) ?? [];
  const isDone = result?.state === 'done';
  return (
    <>
      <td data-passed={isDone ? result.isPassed : undefined}>
        {i18n._(tryState(result))}
        {isDone && failed.length > 0 && <span className={styles.note}> {formatList(failed, i18n.locale)}</span>}
      </td>
      <td className={styles.number}>{isDone ? number.format(result.milliseconds / 1_000) : ''}</td>
      <td className={styles.number}>{isDone ? number.format(result.tokens) : ''}</td>
    </>
  );
}

function Sums({ results }: { results: readonly (Try | null)[] }) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const done = results.filter((result) => result?.state === 'done');
  const sum = (of: (result: Try) => number) => number.format(done.reduce((all, result) => all + (result === null ? 0 : of(result)), 0));
  const passed = done.filter((result) => result?.isPassed === true).length;
  const all = results.length;
  return (
    <>
      <td>{t`${passed} of ${all} passed`}</td>
      <td className={styles.number}>{sum(({ milliseconds }) => milliseconds / 1_000)}</td>
      <td className={styles.number}>{sum(({ tokens }) => tokens)}</td>
    </>
  );
}
