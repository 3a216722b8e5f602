import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import type { ImportLine, ImportReport as Report } from '../../../../contract/recipes/import-endpoints.ts';
import type { recipeImportMachine } from '../../../../machines/recipes/recipe-import.machine.ts';
import { recipePath } from '../../../pages/member-paths.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { reasonText, remarkText } from './import-texts.ts';
import styles from './ImportPage.module.css';

interface ImportReportProps extends Pick<PageProps<typeof recipeImportMachine>, 'flow'> {
  report: Report;
}

/** The result for each recipe of a file. */
export function ImportReport({ flow, report: { lines, rest } }: ImportReportProps) {
  const { t } = useLingui();
  const taken = lines.filter(({ reason }) => reason === null).length;
  const left = lines.length - taken;
  // Recipes of a file may share a name: the index tells them apart.
  const rows = lines.map((line, place) => ({ line, key: `${place}` }));
  return (
    <div className={styles.form}>
      <h2>
        <Plural value={taken} one="# recipe was imported." other="# recipes were imported." />
      </h2>
      {left > 0 && (
        <p>
          <Plural value={left} one="# was not imported. The reason is below." other="# were not imported. The reasons are below." />
        </p>
      )}
      {taken > 0 && (
        <p className={styles.note}>
          <Trans>Labels were worked out from the ingredient names. Check them.</Trans>
        </p>
      )}
      {rest > 0 && (
        <p>
          <Plural
            value={rest}
            one="# more recipe of the file can be imported. What you have already is skipped."
            other="# more recipes of the file can be imported. What you have already is skipped."
          />
        </p>
      )}
      <div className={styles.buttons}>
        {rest > 0 && (
          <Button onClick={() => flow.send({ type: 'import.submitted' })}>
            <Trans>Import the rest</Trans>
          </Button>
        )}
        <ButtonLink href="/account" variant={rest > 0 ? 'Outlined' : 'FilledAccent1'}>
          <Trans>Go to my recipes</Trans>
        </ButtonLink>
        <Button variant="Transparent" onClick={() => flow.send({ type: 'again.requested' })}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
      {rows.length > 0 && (
        <ul className={styles.lines} aria-label={t`Recipes of the file`}>
          {rows.map(({ line, key }) => (
            <li key={key} className={styles.line} data-taken={line.reason === null || undefined}>
              {line.reason === null ? <CircleCheck className={styles.icon} /> : <CircleSlash className={styles.icon} />}
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ line: { name, reason, recipe, remarks } }: { line: ImportLine }) {
  const { i18n, t } = useLingui();
  const title = name === '' ? t`Without a name` : name;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {recipe === null ? (
          <bdi>{title}</bdi>
        ) : (
          <Link href={recipePath(recipe)}>
            <bdi>{title}</bdi>
          </Link>
        )}
      </p>
      {reason !== null && <p className={styles.note}>{reasonText(reason, i18n)}</p>}
      {remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          {remarkText(remark, i18n)}
        </p>
      ))}
    </div>
  );
}
