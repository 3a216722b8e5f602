import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { maxDescriptionLength } from '../../../../contract/kitchen/kitchen.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { chipsFor, type RefineChip } from '../../../../machines/recipes/refine-chips.ts';
import type { refineMachine } from '../../../../machines/recipes/refine.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { VersionDiff } from '../versions/VersionDiff.tsx';
import { Refining } from './Refining.tsx';
import styles from './RefinePanel.module.css';

interface RefinePanelProps {
  refine: ActorRefFrom<typeof refineMachine>;
  recipe: Recipe;
}

/** Changes the recipe by words. */
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
      <h2 id={titleId} className={styles.title}>
        <Trans>Change this recipe</Trans>
      </h2>
      {isReady && <RefineForm refine={refine} recipe={recipe} />}
      {isUnseen && <DataError onRetry={() => refine.send({ type: 'retry.requested' })} />}
      {!isReady && !isUnseen && !isRestoring && <Refining refine={refine} />}
    </section>
  );
}

function RefineForm({ refine, recipe }: RefinePanelProps) {
  const { t, i18n } = useLingui();
  const { kitchen } = useApp().config;
  const { text, error } = useSelector(refine, (snapshot) => snapshot.context);
  const isRefused = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const isStopped = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'stopped' }));
  const isUndone = useSelector(refine, (snapshot) => snapshot.matches({ ready: 'undone' }));
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          refine.send({ type: 'change.submitted' });
        }}
      >
        <div className={styles.composer}>
          <TextArea
            label={<Trans>What should be different?</Trans>}
            isLabelHidden
            isBare
            placeholder={t`Less salt, with chickpeas instead of chicken`}
            // An empty field has no direction of its own: align its example with the page.
            dir={text === '' ? undefined : 'auto'}
            isAutoHeight
            rows={1}
            maxLength={maxDescriptionLength}
            value={text}
            onValueChange={(typed) => refine.send({ type: 'text.changed', text: typed })}
          />
          <button className={styles.send} type="submit" aria-label={t`Make a new version`}>
            <SendHorizontal />
          </button>
        </div>
        <div className={styles.chips}>
          {chipsFor(recipe, kitchen === 'built-in').map((chip) => (
            <Button
              key={chip.id}
              variant="Outlined"
              size="Flat"
              // The field keeps the focus, and with it the suggestions stay until one is chosen.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => refine.send({ type: 'chip.chosen', wish: chip.wish })}
            >
              <ChipText chip={chip} />
            </Button>
          ))}
        </div>
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
  const { comparison, error, isResumed } = useSelector(refine, (snapshot) => snapshot.context);
  const isUndoing = useSelector(refine, (snapshot) => snapshot.matches('undoing'));
  const titleId = useId();
  // The pressed button is gone. A page that was loaded afresh stays at its top, where this banner is.
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfter(title, [], { isNeeded: !isResumed });
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
