import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { longestCookingNote } from '../../../../contract/recipes/feedback-endpoints.ts';
import type { cookingsMachine } from '../../../../machines/recipes/cookings.machine.ts';
import { commonText, errorText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { PhotoPicker } from '../../../ui/PhotoPicker.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useBorrowedFocus } from '../../../ui/use-borrowed-focus.ts';
import { usePhotoPreview } from '../../kitchen/photo/use-photo-preview.tsx';
import styles from './FeedbackPanel.module.css';

interface CookingFieldsProps {
  cookings: ActorRefFrom<typeof cookingsMachine>;
  version: number;
}

/** Date, note and photo of a cooking. */
export function CookingFields({ cookings, version }: CookingFieldsProps) {
  const { t, i18n } = useLingui();
  const { form, problem, photoError, error, companyUri, today } = useSelector(cookings, (snapshot) => snapshot.context);
  const isSending = useSelector(cookings, (snapshot) => snapshot.matches('sending'));
  const isUploading = useSelector(cookings, (snapshot) => snapshot.matches('uploading'));
  const showPhoto = usePhotoPreview();
  const field = useBorrowedFocus();
  if (form === null) return null;
  const photo = photoAddress({ companyUri, photoGuid: form.photoGuid });
  const change = (changed: { cookedOn?: string; note?: string }) => cookings.send({ type: 'form.changed', change: changed });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    cookings.send({ type: 'form.submitted', version });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="date"
        label={t`Day`}
        value={form.cookedOn}
        max={today()}
        readOnly={isSending}
        errorText={fieldText('cookedOn', problem, error, i18n)}
        onValueChange={(cookedOn) => change({ cookedOn })}
      />
      <TextArea
        label={t`How was it? (optional)`}
        value={form.note}
        rows={2}
        isAutoHeight
        dir="auto"
        maxLength={longestCookingNote}
        readOnly={isSending}
        errorText={fieldText('note', null, error, i18n)}
        onValueChange={(note) => change({ note })}
      />
      <PhotoPicker
        previewUrl={photo}
        onPick={(file) => cookings.send({ type: 'photo.chosen', file })}
        onRemove={() => cookings.send({ type: 'photo.removed' })}
        onEnlarge={(alt) => photo !== null && showPhoto(photo, alt)}
        errorText={photoError === null ? fieldText('photoGuid', null, error, i18n) : errorText(photoError, i18n)}
        isLoading={isUploading}
      />
      <FormError>{commonText(['cookedOn', 'note', 'photoGuid'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" size="Flat" isLoading={isSending} disabled={isUploading}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" disabled={isSending} onClick={() => cookings.send({ type: 'form.left' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
