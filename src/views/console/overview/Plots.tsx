import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from '../../../../machines/console/overview.machine.ts';
import styles from './OverviewPage.module.css';
import { heightOf, pathsOf, plotSize, topOf } from './plot-scale.ts';

type Series = Overview['series'][number];

const titles: Record<string, MessageDescriptor> = {
  signUps: msg`Sign-ups`,
  activeAccounts: msg`Active accounts`,
  recipesBuiltIn: msg`Recipes of the built-in kitchen`,
  recipesByModel: msg`Recipes of the AI model`,
  ordersFailed: msg`Failed requests`,
  ordersCancelled: msg`Cancelled requests`,
  tokens: msg`Tokens`,
  firstEventMedian: msg`Time to first response, median (seconds)`,
  firstEventP95: msg`Time to first response, 95th percentile (seconds)`,
  doneMedian: msg`Time to the recipe, median (seconds)`,
  doneP95: msg`Time to the recipe, 95th percentile (seconds)`,
};

/** One plot per series. A single line needs no colour key, and a table has the same data. */
export function Plots({ series }: Pick<Overview, 'series'>) {
  return (
    <div className={styles.plots}>
      {series.map((one) => (
        <Plot key={one.id} series={one} />
      ))}
    </div>
  );
}

function Plot({ series: { id, points } }: { series: Series }) {
  const { t, i18n } = useLingui();
  const text = Object.hasOwn(titles, id) ? titles[id] : undefined;
  const title = text === undefined ? id : i18n._(text);
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [first, last] = [points.at(0), points.at(-1)];
  const top = topOf(Math.max(0, ...values));
  const { line, dots } = pathsOf(points, top);
  const ticks = [top, top / 2, 0];
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact', maximumFractionDigits: 1 });
  const most = number.format(Math.max(0, ...values));
  const latest = last === undefined || last.value === null ? '–' : number.format(last.value);
  return (
    <figure className={styles.plot}>
      <h3>{title}</h3>
      <p>
        <span className={styles.number}>{latest}</span>{' '}
        <span className={styles.note}>
          <Trans>today so far, peak {most}</Trans>
        </span>
      </p>
      {/* Left to right in every language, like its figures. */}
      <div className={styles.chart} dir="ltr">
        <ul className={styles.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick}>{short.format(tick)}</li>
          ))}
        </ul>
        <svg viewBox={`0 0 ${plotSize.width} ${plotSize.height}`} preserveAspectRatio="none" role="img" aria-label={t`Plot of: ${title}`}>
          {ticks.map((tick) => (
            <line key={tick} className={styles.base} x1="0" x2={plotSize.width} y1={heightOf(tick, top)} y2={heightOf(tick, top)} />
          ))}
          <path className={styles.stroke} d={line} />
          <path className={styles.dot} d={dots} />
        </svg>
        {first !== undefined && last !== undefined && (
          <p className={styles.days}>
            <bdi>{day.format(first.at)}</bdi>
            <bdi>{day.format(last.at)}</bdi>
          </p>
        )}
      </div>
      <details>
        <summary>
          <Trans>As a table</Trans>
        </summary>
        <div className={styles.values}>
          <table aria-label={title}>
            <tbody>
              {points.map(({ at, value }) => (
                <tr key={at}>
                  <th scope="row">{day.format(at)}</th>
                  <td>{value === null ? '–' : number.format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
