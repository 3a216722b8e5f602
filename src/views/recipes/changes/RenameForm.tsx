import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestTitle } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useBorrowedFocus } from '../../../ui/use-borrowed-focus.ts';
import styles from './RenameForm.module.css';

/** The title of a recipe, to be written anew. */
export function RenameForm({ rename }: { rename: ActorRefFrom<typeof renameMachine> }) {
  const { i18n } = useLingui();
  const { form, error } = useSelector(rename, (snapshot) => snapshot.context);
  const isSaving = useSelector(rename, (snapshot) => snapshot.hasTag('busy'));
  const field = useBorrowedFocus();

  const cancel = () => rename.send({ type: 'rename.cancelled' });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        rename.send({ type: 'title.submitted' });
      }}
    >
      <TextField
        ref={field}
        label={<Trans>Title</Trans>}
        hint={<Trans>Leave it empty for the original title.</Trans>}
        errorText={fieldText('title', null, error, i18n)}
        maxLength={longestTitle}
        dir="auto"
        onKeyDown={press}
        readOnly={isSaving}
        value={form?.title ?? ''}
        onValueChange={(title) => rename.send({ type: 'title.changed', title })}
      />
      <FormError>{commonText(['title'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" size="Flat" isLoading={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" disabled={isSaving} onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
