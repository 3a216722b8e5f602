import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { maxDescriptionLength } from '../../../../contract/kitchen/kitchen.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { chipsFor, type RefineChip } from '../../../../machines/recipes/refine-chips.ts';
import type { refineMachine } from '../../../../machines/recipes/refine.machine.ts';
import { recipePath } from '../../../pages/member-paths.ts';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { classes } from '../../../ui/classes.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { VersionDiff } from '../versions/VersionDiff.tsx';
import { Refining } from './Refining.tsx';
import styles from './RefinePanel.module.css';

interface RefinePanelProps {
  refine: ActorRefFrom<typeof refineMachine>;
  recipe: Recipe;
}

/** Changes the recipe: by words, by hand, or back to the previous version. */
export function RefinePanel({ refine, recipe }: RefinePanelProps) {
  const titleId = useId();
  const isReady = useSelector(refine, (snapshot) => snapshot.matches('ready'));
  const isUnseen = useSelector(refine, (snapshot) => snapshot.matches('unseen'));
  const isCompared = useSelector(refine, (snapshot) => snapshot.matches('compared') || snapshot.matches('undoing'));
  const isRestoring = useSelector(refine, (snapshot) => snapshot.matches('restoring'));
  // The banner above the recipe asks first.
  if (isCompared) return null;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans>Change this recipe</Trans>
        </h2>
        <div className={styles.ways}>
          <ButtonLink href={`${recipePath(recipe)}/edit`} variant="Outlined" size="Flat">
            <Trans>Edit by hand</Trans>
          </ButtonLink>
          <ButtonLink href={`${recipePath(recipe)}/versions`} variant="Transparent" size="Flat">
            <Trans>Versions</Trans>
          </ButtonLink>
        </div>
      </div>
      {isReady && <RefineForm refine={refine} recipe={recipe} />}
      {isUnseen && <DataError onRetry={() => refine.send({ type: 'retry.requested' })} />}
      {!isReady && !isUnseen && !isRestoring && <Refining refine={refine} />}
    </section>
  );
}

function RefineForm({ refine, recipe }: RefinePanelProps) {
  const { i18n } = useLingui();
  const { text, error } = useSelector(refine, (snapshot) => snapshot.context);
  const isRefused = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const isStopped = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'stopped' }));
  const isUndone = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'undone' }));
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Say what should be different, or choose a suggestion. What is left out of this recipe stays left out, and earlier versions are
          kept.
        </Trans>
      </p>
      <div className={styles.chips}>
        {chipsFor(recipe).map((chip) => (
          <Button key={chip.id} variant="Outlined" size="Flat" onClick={() => refine.send({ type: 'chip.chosen', wish: chip.wish })}>
            <ChipText chip={chip} />
          </Button>
        ))}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          refine.send({ type: 'change.submitted' });
        }}
      >
        <TextArea
          label={<Trans>What should be different?</Trans>}
          dir="auto"
          isAutoHeight
          rows={2}
          maxLength={maxDescriptionLength}
          value={text}
          onValueChange={(typed) => refine.send({ type: 'text.changed', text: typed })}
        />
        <Button type="submit">
          <Trans>Make a new version</Trans>
        </Button>
      </form>
      <FormError>
        {isRefused && (
          <>
            <strong>
              <Trans>The recipe was not changed.</Trans>
            </strong>{' '}
            <bdi>{saidOf(error, i18n)}</bdi>
          </>
        )}
      </FormError>
      <StatusMessage>
        {isStopped && <Trans>Stopped. The recipe is as it was.</Trans>}
        {isUndone && <Trans>Undone. The recipe is as it was before.</Trans>}
      </StatusMessage>
    </>
  );
}

function ChipText({ chip: { id, minutes } }: { chip: RefineChip }) {
  switch (id) {
    case 'vegan':
      return <Trans>Make it vegan</Trans>;
    case 'vegetarian':
      return <Trans>Make it vegetarian</Trans>;
    case 'gluten_free':
      return <Trans>Make it gluten-free</Trans>;
    case 'dairy_free':
      return <Trans>Make it dairy-free</Trans>;
    case 'cheap':
      return <Trans>Cheaper</Trans>;
    case 'quick':
      return <Trans>In {minutes} minutes</Trans>;
    case 'oven':
      return <Trans>For the oven</Trans>;
    case 'mild':
      return <Trans>Less spicy</Trans>;
  }
}

/** Above the recipe: what its new version changed. It is already saved, so keeping it needs no action. */
export function ChangedBanner({ refine }: Pick<RefinePanelProps, 'refine'>) {
  const isCompared = useSelector(refine, (snapshot) => snapshot.matches('compared') || snapshot.matches('undoing'));
  return isCompared ? <Compared refine={refine} /> : null;
}

function Compared({ refine }: Pick<RefinePanelProps, 'refine'>) {
  const { i18n } = useLingui();
  const { comparison, error } = useSelector(refine, (snapshot) => snapshot.context);
  const isUndoing = useSelector(refine, (snapshot) => snapshot.matches('undoing'));
  const titleId = useId();
  // The pressed button is gone.
  const title = useFocusOnEntry<HTMLHeadingElement>();
  if (comparison === null || comparison.before === null) return null;
  return (
    <section className={classes(styles.panel, styles.banner)} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        <Trans>What changed</Trans>
      </h2>
      <VersionDiff before={comparison.before} recipe={comparison.recipe} />
      <FormError>{saidOf(error, i18n)}</FormError>
      <div className={styles.ways}>
        <Button size="Flat" disabled={isUndoing} onClick={() => refine.send({ type: 'version.kept' })}>
          <Trans>Keep it</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" isLoading={isUndoing} onClick={() => refine.send({ type: 'undo.requested' })}>
          <Trans>Undo</Trans>
        </Button>
      </div>
    </section>
  );
}
