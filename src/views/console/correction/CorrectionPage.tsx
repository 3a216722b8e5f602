import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isError } from '../../../../contract/errors.ts';
import type { recipeEditMachine } from '../../../../machines/recipes/recipe-edit.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { editProblemTexts } from '../../../texts/edit-texts.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { EditPage } from '../../recipes/edit/EditPage.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import styles from './CorrectionPage.module.css';

type Flow = Pick<PageProps<typeof recipeEditMachine>, 'flow'>;

/** /console/recipes/{guid}/correction: staff edit the content of a recipe. */
export function CorrectionPage(props: PageProps<typeof recipeEditMachine>) {
  const error = useSelector(props.flow, (snapshot) => (snapshot.matches('failed') ? snapshot.context.error : null));
  if (isError(error, 'notAllowed')) return <Denied error={error} />;
  if (isError(error, 'secondFactorRequired')) return <Factorless />;
  return <EditPage {...props} Summary={Summary} Notice={Notice} />;
}

export function Summary({ flow }: Flow) {
  const { i18n } = useLingui();
  const { correction, problem } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <TextArea
      label={<Trans>Summary</Trans>}
      dir="auto"
      rows={2}
      isAutoHeight
      maxLength={500}
      readOnly={isBusy}
      errorText={problem?.problem === 'summary.missing' ? i18n._(editProblemTexts['summary.missing']) : undefined}
      value={correction?.summary ?? ''}
      onValueChange={(summary) => flow.send({ type: 'correction.changed', change: { summary } })}
    />
  );
}

/** Why the recipe is corrected, and the mail that says so. */
export function Notice({ flow }: Flow) {
  const { i18n } = useLingui();
  const { correction, problem } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <TextArea
        label={<Trans>Reason</Trans>}
        dir="auto"
        rows={2}
        isAutoHeight
        maxLength={500}
        readOnly={isBusy}
        errorText={problem?.problem === 'reason.missing' ? i18n._(editProblemTexts['reason.missing']) : undefined}
        value={correction?.reason ?? ''}
        onValueChange={(reason) => flow.send({ type: 'correction.changed', change: { reason } })}
      />
      <div className={styles.mail}>
        <p>
          <Trans>
            Mail to the owner, in their language: “We corrected your recipe. The version before is kept: you find it under “Versions”, and
            can bring it back. The reason: …”
          </Trans>
        </p>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={correction?.isMailed ?? false}
            disabled={isBusy}
            onChange={(event) => flow.send({ type: 'correction.changed', change: { isMailed: event.currentTarget.checked } })}
          />
          <Trans>Send this mail</Trans>
        </label>
      </div>
    </>
  );
}
