import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import FileInput from 'lucide-react/icons/file-input';
import type { SubmitEvent } from 'react';
import { maxImportBytes } from '../../../../contract/recipes/import-endpoints.ts';
import type { recipeImportMachine } from '../../../../machines/recipes/recipe-import.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { importErrorText } from './import-texts.ts';
import styles from './ImportPage.module.css';
import { ImportReport } from './ImportReport.tsx';

const mebi = 1024 * 1024;

/** /account/import: choose a file with recipes, upload it, see the report. */
export function ImportPage({ flow }: PageProps<typeof recipeImportMachine>) {
  const report = useSelector(flow, (snapshot) => snapshot.context.report);
  const isReading = useSelector(flow, (snapshot) => snapshot.matches({ sending: 'reading' }));
  const taken = report?.lines.filter(({ reason }) => reason === null).length ?? 0;
  const isReport = useSelector(flow, (snapshot) => snapshot.matches('report'));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Import recipes</Trans>
        </h1>
        <ButtonLink href="/account" variant="Transparent" size="Flat">
          <Trans>My recipes</Trans>
        </ButtonLink>
      </div>
      <StatusMessage isHidden>
        {isReading && <Trans>The file has arrived.</Trans>}
        {isReport && <Plural value={taken} one="# recipe was imported." other="# recipes were imported." />}
      </StatusMessage>
      {isReport && report !== null ? <ImportReport flow={flow} report={report} /> : <Choosing flow={flow} />}
    </div>
  );
}

function Choosing({ flow }: Pick<PageProps<typeof recipeImportMachine>, 'flow'>) {
  const { t, i18n } = useLingui();
  const { file, problem, error, share } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isReading = useSelector(flow, (snapshot) => snapshot.matches({ sending: 'reading' }));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const { productName } = useApp().config;
  const megabytes = new Intl.NumberFormat(i18n.locale).format(maxImportBytes / mebi);
  const done = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const problems = {
    'file.required': t`Please choose a file.`,
    'file.tooLarge': t`This file is larger than ${megabytes} MB. Please export fewer recipes at once.`,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: hasFailed ? 'retry.requested' : 'import.submitted' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        <Trans>Bring your recipes along: from a ZIP that you downloaded here, or from another app.</Trans>
      </p>
      <ul className={styles.kinds}>
        <li>
          <Trans>{productName}: the ZIP of all your recipes, or the file of one</Trans>
        </li>
        <li>
          <Trans>Mealie: an export of recipes (ZIP)</Trans>
        </li>
        <li>
          <Trans>Paprika: an export (.paprikarecipes)</Trans>
        </li>
        <li>
          <Trans>Other apps: recipes as schema.org JSON</Trans>
        </li>
      </ul>
      {!isBusy && (
        <FilePicker
          label={t`Choose a file`}
          accept=".zip,.json,.jsonld,.paprikarecipes,.paprikarecipe,application/zip,application/json"
          hint={<Trans>You can also drop it here. It may have {megabytes} MB at most.</Trans>}
          errorText={problem === null ? undefined : problems[problem]}
          onPick={(content) => flow.send({ type: 'file.chosen', file: { name: content.name, size: content.size, content } })}
        >
          {file === null ? undefined : <bdi>{file.name}</bdi>}
        </FilePicker>
      )}
      {isBusy && (
        <div className={styles.progress}>
          <bdi>{file?.name}</bdi>
          <progress {...(!isReading && { value: share })} aria-label={isReading ? t`Taking the recipes` : t`Sending the file`} />
          <p>{isReading ? <Trans>Importing your recipes. This can take a minute.</Trans> : <Trans>Sending the file: {done}</Trans>}</p>
        </div>
      )}
      <FormError>{hasFailed && error !== null && importErrorText(error, i18n)}</FormError>
      <div className={styles.buttons}>
        {isBusy ? (
          <Button variant="Outlined" onClick={() => flow.send({ type: 'import.stopped' })}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <>
            <Button type="submit" icon={<FileInput />}>
              {hasFailed ? <Trans>Try again</Trans> : <Trans>Import</Trans>}
            </Button>
            {file !== null && (
              <Button variant="Transparent" onClick={() => flow.send({ type: 'file.removed' })}>
                <Trans>Remove the file</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}
