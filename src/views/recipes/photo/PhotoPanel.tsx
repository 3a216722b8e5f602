import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import type { recipePhotoMachine } from '../../../../machines/recipes/recipe-photo.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { PhotoPicker } from '../../../ui/PhotoPicker.tsx';
import { useBorrowedFocus } from '../../../ui/use-borrowed-focus.ts';
import { usePhotoPreview } from '../../kitchen/photo/use-photo-preview.tsx';
import styles from '../collections/Collections.module.css';

interface PhotoPanelProps {
  recipe: Recipe;
  photo: ActorRefFrom<typeof recipePhotoMachine>;
}

/** Choose, replace or remove a recipe's photo. */
export function PhotoPanel({ recipe, photo }: PhotoPanelProps) {
  const isOpen = useSelector(photo, (snapshot) => snapshot.hasTag('form'));
  return isOpen ? <OpenPanel recipe={recipe} photo={photo} /> : null;
}

function OpenPanel({ recipe, photo }: PhotoPanelProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const error = useSelector(photo, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(photo, (snapshot) => snapshot.hasTag('busy'));
  const isSaving = useSelector(photo, (snapshot) => snapshot.matches('saving'));
  const close = useBorrowedFocus<HTMLButtonElement>();
  const showPhoto = usePhotoPreview();
  const { photoGuid } = recipe;
  const address = photoAddress(recipe);
  const wrong =
    fieldText('photo', null, error, i18n) ?? fieldText('photoGuid', null, error, i18n) ?? commonText(['photo', 'photoGuid'], error, i18n);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans>Photo of this recipe</Trans>
        </h2>
        <Button ref={close} variant="Transparent" size="Flat" disabled={isSaving} onClick={() => photo.send({ type: 'photo.closed' })}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <PhotoPicker
        previewUrl={address}
        onPick={(file) => photo.send({ type: 'photo.chosen', file, shown: photoGuid })}
        onRemove={() => photo.send({ type: 'photo.removed', shown: photoGuid })}
        onEnlarge={(alt) => address !== null && showPhoto(address, alt)}
        hint={<Trans>It is shown here, in your cookbook and on paper. A shared link shows it only if you say so.</Trans>}
        isLoading={isBusy}
      />
      <FormError>{wrong}</FormError>
    </section>
  );
}
