import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { usePhotoPreview } from '../../kitchen/photo/use-photo-preview.tsx';
import { fieldText } from '../../../texts/error-texts.ts';
import { PhotoPicker } from '../../../ui/PhotoPicker.tsx';
import { pictureAddress } from '../cells/cell-text.ts';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

interface PictureControlProps extends Pick<RecordProps, 'flow'> {
  name: string;
  label: string;
  /** The guid of an uploaded picture. */
  value: Cell;
}

/** A picture of the record, uploaded at once and saved with the form. */
export function PictureControl({ flow, name, label, value }: PictureControlProps) {
  const { i18n } = useLingui();
  const showPhoto = usePhotoPreview();
  const { name: area, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isUploading = useSelector(flow, (snapshot) => snapshot.matches('uploading'));
  const previewUrl = typeof value === 'string' ? pictureAddress(area, value) : null;
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <PhotoPicker
        previewUrl={previewUrl}
        isLoading={isUploading}
        errorText={fieldText('photo', null, error, i18n) ?? fieldText(`fields.${name}`, null, error, i18n)}
        onPick={(file) => flow.send({ type: 'picture.chosen', name, file })}
        onRemove={() => flow.send({ type: 'field.changed', name, value: null })}
        onEnlarge={(alt) => previewUrl !== null && showPhoto(previewUrl, alt)}
      />
    </fieldset>
  );
}
