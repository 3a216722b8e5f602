import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Note, photosMachine } from '../../../../machines/kitchen/photos.machine.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './OrderPhotos.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotoGestures } from './use-photo-gestures.ts';

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

interface OrderPhotosProps {
  flow: ActorRefFrom<typeof photosMachine>;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** The rest of the bar that holds the buttons. */
  children?: ReactNode;
}

/** The photos of an order, in order, and below them a bar with buttons to add more. */
export function OrderPhotos({ flow, hint, errorText, children }: OrderPhotosProps) {
  const { t } = useLingui();
  const { photos, note } = useSelector(flow, (snapshot) => snapshot.context);
  const isFull = useSelector(flow, (snapshot) => snapshot.matches('full'));
  const area = useRef<HTMLDivElement>(null);
  usePhotoGestures(area, flow);
  const label = photos.length === 0 ? t`Add a photo` : t`Add another photo`;
  const pick = (_: File, files: readonly File[]) => flow.send({ type: 'files.chosen', files });
  return (
    <div className={styles.area} ref={area}>
      {photos.length > 0 && (
        <ol className={styles.photos} aria-label={t`Photos`}>
          {photos.map(({ id, actor }, place) => (
            <PhotoTile key={id} flow={flow} photo={actor} place={place} count={photos.length} />
          ))}
        </ol>
      )}
      {photos.length > 0 && hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {isFull && (
        <p className={styles.hint}>
          <Trans>Four photos are the most for one recipe.</Trans>
        </p>
      )}
      <div className={styles.bar}>
        {!isFull && (
          <div className={styles.ways}>
            <FilePicker label={label} accept={kinds} isMultiple isCompact icon={<ImagePlus />} onPick={pick} />
            <TakePhoto onPick={(photo) => pick(photo, [photo])} />
          </div>
        )}
        {children}
      </div>
      <div className={styles.fault} aria-live="polite">
        {errorText}
      </div>
      <StatusMessage isHidden={note?.type !== 'tooMany'}>{note !== null && <Said note={note} />}</StatusMessage>
    </div>
  );
}

function Said({ note }: { note: Note }) {
  if (note.type === 'moved') {
    const { place, count } = note;
    return (
      <Trans>
        Photo moved to place {place} of {count}.
      </Trans>
    );
  }
  const { count } = note;
  if (note.type === 'removed')
    return <Plural value={count} _0="Photo removed." one="Photo removed. # is left." other="Photo removed. # are left." />;
  return (
    <span className={styles.hint}>
      <Plural value={count} one="# photo was left out: there is room for four." other="# photos were left out: there is room for four." />
    </span>
  );
}

/** Direct camera capture, on handheld devices only. */
function TakePhoto({ onPick }: { onPick: (photo: File) => void }) {
  const { t } = useLingui();
  return (
    <label className={styles.take}>
      <Camera aria-hidden="true" />
      <input
        className={styles.input}
        aria-label={t`Take a photo`}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo) onPick(photo);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
