import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Image from 'lucide-react/icons/image';
import Maximize2 from 'lucide-react/icons/maximize-2';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ActorRefFrom } from 'xstate';
import { photoSource } from '../../../../contract/kitchen/photo.ts';
import type { photoUploadMachine } from '../../../../machines/kitchen/photo-upload.machine.ts';
import type { photosMachine } from '../../../../machines/kitchen/photos.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { photoName } from './photo-texts.ts';
import styles from './PhotoTile.module.css';
import { usePhotoPreview } from '../photo/use-photo-preview.tsx';

interface PhotoTileProps {
  flow: ActorRefFrom<typeof photosMachine>;
  photo: ActorRefFrom<typeof photoUploadMachine>;
  /** Index from 0. */
  place: number;
  count: number;
}

/** One photo: preview, upload progress and actions. */
export function PhotoTile({ flow, photo, place, count }: PhotoTileProps) {
  const { t, i18n } = useLingui();
  const { id, photo: kept, error } = useSelector(photo, (snapshot) => snapshot.context);
  const hasFailed = useSelector(photo, (snapshot) => snapshot.matches('failed'));
  const show = usePhotoPreview();
  const isOne = count === 1;
  const number = place + 1;
  const name = photoName(number, count, i18n);
  const address = kept?.previewUrl ?? '';
  const move = (by: number) => flow.send({ type: 'photo.moved', id, place: place + by });
  return (
    <li className={styles.tile} data-photo={id} draggable={!isOne}>
      <div className={styles.picture} data-wrong={error !== null || undefined}>
        {address === '' ? (
          <Image className={styles.unseen} aria-hidden="true" />
        ) : (
          <img {...photoSource(address, '12rem')} alt={name} decoding="async" draggable={false} />
        )}
        {address !== '' && (
          <IconButton
            className={classes(styles.tool, styles.enlarge)}
            label={isOne ? t`Show the photo larger` : t`Show photo ${number} larger`}
            aria-haspopup="dialog"
            onClick={() => show(address, name)}
          >
            <Maximize2 />
          </IconButton>
        )}
        <IconButton
          className={classes(styles.tool, styles.remove)}
          label={isOne ? t`Remove the photo` : t`Remove photo ${number}`}
          onClick={() => flow.send({ type: 'photo.removed', id })}
        >
          <X />
        </IconButton>
        {!isOne && (
          <>
            <IconButton
              className={classes(styles.tool, styles.earlier)}
              label={t`Move photo ${number} forward`}
              data-move="earlier"
              aria-disabled={place === 0 || undefined}
              onClick={() => move(-1)}
            >
              <ArrowLeft />
            </IconButton>
            <IconButton
              className={classes(styles.tool, styles.later)}
              label={t`Move photo ${number} back`}
              data-move="later"
              aria-disabled={place === count - 1 || undefined}
              onClick={() => move(1)}
            >
              <ArrowRight />
            </IconButton>
          </>
        )}
        <Progress photo={photo} name={name} />
      </div>
      <div className={styles.words} aria-live="polite">
        {error !== null && <p className={styles.error}>{errorText(error, i18n)}</p>}
        {hasFailed && (
          <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={() => photo.send({ type: 'retry.requested' })}>
            {isOne ? <Trans>Send the photo again</Trans> : <Trans>Send photo {number} again</Trans>}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Upload progress of a photo; empty once uploaded. */
function Progress({ photo, name }: Pick<PhotoTileProps, 'photo'> & { name: string }) {
  const { t } = useLingui();
  const share = useSelector(photo, (snapshot) => snapshot.context.share);
  const isBusy = useSelector(photo, (snapshot) => snapshot.hasTag('busy'));
  const isOnItsWay = useSelector(photo, (snapshot) => snapshot.matches('uploading'));
  if (!isBusy) return null;
  return (
    <progress
      className={styles.progress}
      {...(isOnItsWay && { value: share })}
      aria-label={isOnItsWay ? t`Sending: ${name}` : t`Preparing: ${name}`}
    />
  );
}
