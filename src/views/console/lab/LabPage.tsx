import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { PromptVersion } from '../../../../contract/console/lab.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import type { promptLabMachine } from '../../../../machines/console/prompt-lab.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { listPath, recordPath } from '../areas/area-views.ts';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import type { LabProps } from './lab-props.ts';
import { LabCases } from './LabCases.tsx';
import styles from './LabPage.module.css';
import { MissingVersion } from './MissingVersion.tsx';
import { Production } from './Production.tsx';
import { PromptDiff } from './PromptDiff.tsx';
import { useLabActions } from './use-lab-actions.ts';

/** A prompt version on its cases, compared with another version. */
export function LabPage({ flow }: PageProps<typeof promptLabMachine>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { guid, lab, error } = snapshot.context;
  useLabActions(flow);
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  if (snapshot.matches('missing')) return <MissingVersion />;
  const isLoading = snapshot.matches('loading');
  const version = lab?.version.version;
  return (
    <div className={styles.page} aria-busy={snapshot.hasTag('busy') || undefined} data-fetching={isLoading || undefined}>
      <div className={styles.head}>
        <Link href={recordPath('prompts', guid)} className={styles.back}>
          {version === undefined ? <Trans>Prompt</Trans> : <Trans>Version {version}</Trans>}
        </Link>
        <h1 className={styles.title}>{version === undefined ? <Trans>Prompt lab</Trans> : <Trans>Version {version} in the lab</Trans>}</h1>
        <div>
          <ButtonLink href={listPath('cases')} variant="Outlined" size="Small">
            <Trans>Test cases</Trans>
          </ButtonLink>
        </div>
      </div>
      {lab === null && isLoading && <RowsPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <FormError>{fieldText('fields.labels', null, error, i18n) ?? commonText(['fields.labels'], error, i18n)}</FormError>
      {lab !== null && !snapshot.matches('failed') && (
        <>
          <Production flow={flow} lab={lab} />
          <section className={styles.sheet}>
            <OtherVersion flow={flow} lab={lab} />
            {lab.other !== null && <PromptDiff from={lab.other} to={lab.version} />}
          </section>
          {lab.name === 'recipe' ? <LabCases flow={flow} lab={lab} /> : <Untried />}
        </>
      )}
    </div>
  );
}

/** Why there are no cases. */
function Untried() {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Cases</Trans>
      </h2>
      <p>
        <Trans>
          This prompt copies written recipes. The test cases are dishes to cook, so it cannot be tried here, and a version goes into
          production without them. Read the comparison with care before you move it.
        </Trans>
      </p>
    </section>
  );
}

/** Chooses the compared version. */
function OtherVersion({ flow, lab }: LabProps) {
  const { t } = useLingui();
  const { version: own, other, versions } = lab;
  const nameOf = ({ version, labels }: PromptVersion) =>
    labels.includes('production') ? t`Version ${version} (production)` : t`Version ${version}`;
  const choices = versions.filter(({ guid }) => guid !== own.guid).map((one) => ({ value: one.guid, label: nameOf(one) }));
  return (
    <SelectField
      label={t`Compare with`}
      value={other?.guid ?? ''}
      options={[...(other === null ? [{ value: '', label: '–' }] : []), ...choices]}
      onValueChange={(guid) => {
        if (guid !== '') flow.send({ type: 'other.chosen', guid });
      }}
    />
  );
}
