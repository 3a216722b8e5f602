import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { longestTitle } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { NameForm } from '../../../ui/NameForm.tsx';
import styles from './RenameForm.module.css';

/** Renames a recipe. */
export function RenameForm({ rename }: { rename: ActorRefFrom<typeof renameMachine> }) {
  const { i18n } = useLingui();
  const { form, error } = useSelector(rename, (snapshot) => snapshot.context);
  const isSaving = useSelector(rename, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.tile}>
      <NameForm
        label={<Trans>Title</Trans>}
        hint={<Trans>Leave it empty for the original title.</Trans>}
        errorText={fieldText('title', null, error, i18n)}
        commonText={commonText(['title'], error, i18n)}
        maxLength={longestTitle}
        value={form?.title ?? ''}
        isSaving={isSaving}
        onValueChange={(title) => rename.send({ type: 'title.changed', title })}
        onSave={() => rename.send({ type: 'title.submitted' })}
        onCancel={() => rename.send({ type: 'rename.cancelled' })}
      />
    </div>
  );
}
