import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from '../../../../machines/console/overview.machine.ts';
import styles from './OverviewPage.module.css';

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

const size = { width: 320, height: 96, edge: 4 } as const;

/** The path of the line; a day without a value interrupts it. */
function lineOf(points: Series['points']): string {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const step = (size.width - 2 * size.edge) / Math.max(1, points.length - 1);
  let isDown = false;
  return points
    .flatMap(({ value }, index) => {
      if (value === null) {
        isDown = false;
        return [];
      }
      const x = size.edge + index * step;
      const y = size.height - size.edge - (value / most) * (size.height - 2 * size.edge);
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return [`${command}${x.toFixed(1)} ${y.toFixed(1)}`];
    })
    .join(' ');
}

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
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t`Plot of: ${title}`} direction="ltr">
        <line className={styles.base} x1="0" x2={size.width} y1={size.height - 1} y2={size.height - 1} />
        <path className={styles.stroke} d={lineOf(points)} />
      </svg>
      {first !== undefined && last !== undefined && (
        <p className={styles.note}>
          <bdi>{day.format(first.at)}</bdi> – <bdi>{day.format(last.at)}</bdi>
        </p>
      )}
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
