import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ScanText from 'lucide-react/icons/scan-text';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { longestAddress, longestSource } from '../../../../contract/recipes/transcription-endpoints.ts';
import { locales, sourceLocale } from '../../../../contract/shell/locales.ts';
import type { transcriptionMachine } from '../../../../machines/recipes/transcription.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { ownName } from '../../../language/language-names.ts';
import { commonText, errorText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { PhotoPicker } from '../../../ui/PhotoPicker.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePhotoPreview } from '../../kitchen/photo/use-photo-preview.tsx';
import { sourceProblemTexts } from './transcription-texts.ts';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import styles from './TranscriptionPage.module.css';

type Flow = ActorRefFrom<typeof transcriptionMachine>;

/** The source of a transcription: a text, a photo or a web page. */
export function SourceForm({ flow }: { flow: Flow }) {
  const { t, i18n } = useLingui();
  const { source, sourceProblem, error, form } = useSelector(flow, (snapshot) => snapshot.context);
  const isReading = useSelector(flow, (snapshot) => snapshot.matches('reading'));
  const isUploading = useSelector(flow, (snapshot) => snapshot.matches('uploading'));
  const missing = sourceProblem === null ? undefined : i18n._(sourceProblemTexts[sourceProblem]);
  const said = (field: string) => missing ?? fieldText(field, null, error, i18n);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'reading.requested' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!isReading && (
        <Segmented
          label={<Trans>Where is it written?</Trans>}
          options={[
            { value: 'text', label: <Trans>Text</Trans> },
            { value: 'photo', label: <Trans>Photo</Trans> },
            { value: 'page', label: <Trans>Web page</Trans> },
          ]}
          value={source.source}
          onValueChange={(value) => flow.send({ type: 'source.changed', change: { source: value } })}
        />
      )}
      {source.source === 'text' && (
        <TextArea
          label={<Trans>Paste a recipe</Trans>}
          placeholder={t`Paste the whole page; we find the recipe`}
          dir={source.text === '' ? undefined : 'auto'}
          rows={12}
          maxLength={longestSource}
          readOnly={isReading}
          value={source.text}
          onValueChange={(text) => flow.send({ type: 'source.changed', change: { text } })}
          errorText={said('text')}
        />
      )}
      {source.source === 'page' && (
        <TextField
          label={<Trans>Address of the page</Trans>}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          maxLength={longestAddress}
          readOnly={isReading}
          value={source.address}
          onValueChange={(address) => flow.send({ type: 'source.changed', change: { address } })}
          errorText={said('address')}
        />
      )}
      {source.source === 'photo' && <PhotoSource flow={flow} errorText={said('photoGuid')} />}
      <FormError>{commonText(['text', 'address', 'photoGuid'], error, i18n)}</FormError>
      <SubmitBar>
        <Button type="submit" size="Big" icon={<ScanText />} isLoading={isReading} disabled={isUploading}>
          <Trans>Read the recipe</Trans>
        </Button>
        {isReading && (
          <Button variant="Outlined" onClick={() => flow.send({ type: 'reading.stopped' })}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {!isReading && form !== null && (
          <Button variant="Outlined" onClick={() => flow.send({ type: 'correcting.resumed' })}>
            <Trans>Back to the recipe that was read</Trans>
          </Button>
        )}
      </SubmitBar>
    </form>
  );
}

function PhotoSource({ flow, errorText: said }: { flow: Flow; errorText: string | undefined }) {
  const { i18n } = useLingui();
  const { source, photoError, companyUri } = useSelector(flow, (snapshot) => snapshot.context);
  const isReading = useSelector(flow, (snapshot) => snapshot.matches('reading'));
  const isUploading = useSelector(flow, (snapshot) => snapshot.matches('uploading'));
  const { kitchen } = useApp().config;
  const showPhoto = usePhotoPreview();
  const photo = photoAddress({ companyUri, photoGuid: source.photoGuid });
  return (
    <>
      {isReading ? (
        photo !== null && <img className={styles.photo} src={photo} alt="" />
      ) : (
        <PhotoPicker
          previewUrl={photo}
          onPick={(file) => flow.send({ type: 'photo.chosen', file })}
          onRemove={() => flow.send({ type: 'photo.removed' })}
          onEnlarge={(alt) => photo !== null && showPhoto(photo, alt)}
          errorText={photoError === null ? said : errorText(photoError, i18n)}
          isLoading={isUploading}
          hint={<Trans>Take it straight from above, in good light, so that the text fills the picture. Handwriting is hard to read.</Trans>}
        />
      )}
      {kitchen === 'built-in' && !isReading && (
        <SelectField
          label={<Trans>Language of the recipe</Trans>}
          options={locales.map((locale) => ({ value: locale, label: ownName(locale) }))}
          value={source.language}
          onValueChange={(value) =>
            flow.send({ type: 'source.changed', change: { language: locales.find((locale) => locale === value) ?? sourceLocale } })
          }
        />
      )}
    </>
  );
}
