import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from '../../../../machines/console/overview.machine.ts';
import { saidColumns } from '../areas/prompts.ts';
import styles from './OverviewPage.module.css';

type Feedback = NonNullable<Overview['feedback']>;
type Counts = Omit<Feedback['dishes'][number], 'dish'>;

/** Feedback on recipes, by prompt version and by dish. */
export function FeedbackFigures({ versions, dishes }: Feedback) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <section className={styles.section}>
      <h2>
        <Trans>What users say about recipes</Trans>
      </h2>
      {versions.length === 0 && dishes.length === 0 && (
        <p className={styles.note}>
          <Trans>Nothing was said in these days.</Trans>
        </p>
      )}
      <Said
        title={t`By prompt version`}
        first={t`Prompt version`}
        rows={versions.map(({ promptVersion, ...counts }) => ({
          name: promptVersion === 0 ? t`Built-in kitchen` : number.format(promptVersion),
          counts,
        }))}
      />
      <Said
        title={t`By dish`}
        first={t`Dish`}
        rows={dishes.map(({ dish, ...counts }) => ({ name: dish === '' ? t`Other` : dish, counts }))}
      />
    </section>
  );
}

interface SaidProps {
  title: string;
  /** Header of the first column. */
  first: string;
  rows: readonly { name: string; counts: Counts }[];
}

function Said({ title, first, rows }: SaidProps) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  if (rows.length === 0) return null;
  const columns = ['thumbsUp', 'thumbsDown', 'cooked', 'reports'] as const;
  return (
    <div className={styles.said}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {i18n._(saidColumns[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {columns.map((column) => (
                <td key={column}>{number.format(counts[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
