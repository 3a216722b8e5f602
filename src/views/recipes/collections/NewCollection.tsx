import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { longestCollectionName } from '../../../../contract/recipes/collections.ts';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './Collections.module.css';

/** The name of a new collection. */
export function NewCollection({ collections }: { collections: ActorRefFrom<typeof collectionsMachine> }) {
  const { t, i18n } = useLingui();
  const { name, problem, error } = useSelector(collections, (snapshot) => snapshot.context);
  const isSaving = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'adding' }) || snapshot.matches({ panel: 'creating' }));
  return (
    <>
      <form
        className={styles.new}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          collections.send({ type: 'collection.submitted' });
        }}
      >
        <TextField
          label={<Trans>New collection</Trans>}
          isLabelHidden
          placeholder={t`New collection`}
          errorText={fieldText('name', problem, error, i18n)}
          maxLength={longestCollectionName}
          dir="auto"
          readOnly={isSaving}
          value={name}
          onValueChange={(text) => collections.send({ type: 'name.changed', name: text })}
        />
        <Button type="submit" variant="Outlined" size="Flat" isLoading={isSaving}>
          <Trans>Create collection</Trans>
        </Button>
      </form>
      <FormError>{commonText(['name'], error, i18n)}</FormError>
    </>
  );
}
