import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { showRecipe } from '../../../../contract/recipes/recipe-math.ts';
import type { Recipe, UnitSystem } from '../../../../contract/recipes/recipe.ts';
import type { cookModeMachine } from '../../../../machines/recipes/cook-mode.machine.ts';
import { factorBy } from '../../../../contract/recipes/scale-by.ts';
import { scaledText } from '../../../texts/scaled-text.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { formatFraction } from '../../../../contract/recipes/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { useFocusOnEntry, useTopAfter } from '../../../ui/use-focus.ts';
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx';
import { HandsFree } from './HandsFree.tsx';
import { StepNote } from './StepNote.tsx';
import { recipeLanguage } from '../recipe/recipe-language.ts';
import { DishPicture } from '../recipe/DishPicture.tsx';
import { MissingRecipe } from '../recipe/MissingRecipe.tsx';
import { RecipeLanguage, RecipeText } from '../recipe/RecipeText.tsx';
import { Uses } from '../recipe/Steps.tsx';
import styles from './CookModePage.module.css';
import { Timers } from './Timers.tsx';

/** /ai/{company uri}/recipes/{guid}/cook: a recipe, one step at a time. */
export function CookModePage({ flow }: PageProps<typeof cookModeMachine>) {
  const { recipe, servings, unitSystem } = useSelector(flow, (snapshot) => snapshot.context);
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  if (isMissing) return <MissingRecipe />;
  if (hasFailed)
    return (
      <>
        <h1>
          <Trans>Cook mode</Trans>
        </h1>
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />
      </>
    );
  if (recipe === null || servings === null || unitSystem === null) return <DataPlaceholder shape="recipe" />;
  return <Cooking flow={flow} recipe={recipe} servings={servings} unitSystem={unitSystem} />;
}

interface CookingProps {
  flow: ActorRefFrom<typeof cookModeMachine>;
  recipe: Recipe;
  servings: number;
  unitSystem: UnitSystem;
}

function Cooking({ flow, recipe, servings, unitSystem }: CookingProps) {
  const { t, i18n } = useLingui();
  const { productName } = useApp().config;
  const { step: place, companyUri, guid, have, oven } = useSelector(flow, (snapshot) => snapshot.context);
  const isAwake = useSelector(flow, (snapshot) => snapshot.matches({ cooking: { screen: 'kept' } }));
  const isDone = useSelector(flow, (snapshot) => snapshot.matches({ cooking: { course: 'done' } }));
  const shown = showRecipe(recipe, {
    servings,
    unitSystem,
    oven,
    factor: factorBy(recipe, have),
    format: (value) => formatFraction(value, i18n.locale),
  });
  const count = shown.steps.length;
  const whole = `/ai/${encodeURIComponent(companyUri)}/recipes/${guid}`;
  const room = useRef<HTMLDivElement>(null);
  useTopAfter(room, isDone ? count : place);
  return (
    <RecipeLanguage value={recipeLanguage(recipe)}>
      <article className={styles.page} data-full-screen>
        <title>{`${t`Cook`}: ${recipe.title} · ${productName}`}</title>
        <header className={styles.head}>
          <h1 className={styles.title}>
            <RecipeText>{recipe.title}</RecipeText>
          </h1>
          {!isDone && (
            <ButtonLink href={whole} variant="Transparent" size="Flat" icon={<X />}>
              <Trans>Whole recipe</Trans>
            </ButtonLink>
          )}
        </header>
        <div ref={room} className={styles.room}>
          {isDone ? <Done flow={flow} recipe={recipe} /> : <OpenStep flow={flow} recipe={recipe} shown={shown} />}
          {!isDone && (
            <p className={styles.note}>
              {isAwake ? (
                <Trans>The screen stays on while you cook.</Trans>
              ) : (
                <Trans>Your device may switch its screen off while you cook.</Trans>
              )}
            </p>
          )}
        </div>
        <StepButtons flow={flow} place={isDone ? count : place} count={count} whole={whole} />
      </article>
    </RecipeLanguage>
  );
}

interface OpenStepProps extends Pick<CookingProps, 'flow' | 'recipe'> {
  /** As displayed: scaled and converted. */
  shown: Recipe;
}

function OpenStep({ flow, recipe, shown }: OpenStepProps) {
  const { i18n } = useLingui();
  const { step: place, have } = useSelector(flow, (snapshot) => snapshot.context);
  const made = scaledText(recipe, have, i18n);
  const step = shown.steps[place];
  const count = shown.steps.length;
  const number = place + 1;
  return (
    <>
      <DishOf recipe={recipe} until={place} />
      <section className={styles.step} aria-live="polite">
        <h2 className={styles.place}>
          <Trans>
            Step {number} of {count}
          </Trans>
        </h2>
        {step !== undefined && (
          <>
            <p className={styles.text}>
              <RecipeText>{step.text}</RecipeText>
            </p>
            <p className={styles.uses}>
              <Uses step={step} ingredients={shown.ingredients} />
            </p>
            <StepNote flow={flow} step={place} />
          </>
        )}
      </section>
      <Timers recipe={recipe} step={place} minutes={step?.minutes ?? null} />
      <HandsFree flow={flow} />
      {made !== null && (
        <p className={styles.note}>
          <bdi>{made}</bdi>
        </p>
      )}
    </>
  );
}

/** The dish with what the steps up to this one handle, or the owner's photo. */
function DishOf({ recipe, until }: { recipe: Recipe; until: number }) {
  const { t } = useLingui();
  const { picture, kind, steps, ingredients } = recipe;
  const photo = photoAddress(recipe);
  if (photo !== null) return <img className={styles.photo} data-dish src={photo} alt={t`Your photo of the dish`} />;
  if (picture === undefined) return null;
  const handled = steps.slice(0, until + 1).flatMap(({ uses }) => uses.map((index) => ingredients[index]?.food ?? ''));
  return (
    <div className={styles.picture} data-dish>
      <DishPicture picture={picture} kind={kind} foods={until >= steps.length - 1 ? undefined : new Set(handled)} />
    </div>
  );
}

/** After the last step: the dish, and how it was. */
function Done({ flow, recipe }: Pick<CookingProps, 'flow' | 'recipe'>) {
  const { feedback } = useSelector(flow, (snapshot) => snapshot.children);
  const title = useFocusOnEntry<HTMLHeadingElement>();
  return (
    <>
      <DishOf recipe={recipe} until={recipe.steps.length} />
      <h2 ref={title} className={styles.done} tabIndex={-1}>
        <Trans>Enjoy your meal!</Trans>
      </h2>
      {recipe.shelf?.permissions.canMakeFavorite === true && feedback !== undefined && (
        <FeedbackPanel feedback={feedback} version={recipe.version ?? 1} isShort />
      )}
    </>
  );
}

interface StepButtonsProps extends Pick<CookingProps, 'flow'> {
  /** The open step, from 0; `count` after the last. */
  place: number;
  count: number;
  /** The path of the recipe's page. */
  whole: string;
}

/** At the lower edge, within reach of the thumb: no text moves them. */
function StepButtons({ flow, place, count, whole }: StepButtonsProps) {
  const { t } = useLingui();
  const open = (step: number) => flow.send({ type: 'step.opened', step });
  return (
    <nav className={styles.nav} aria-label={t`Steps`}>
      <Button
        variant="Outlined"
        size="Big"
        icon={<ChevronLeft className={styles.turning} />}
        disabled={place === 0}
        onClick={() => open(place - 1)}
      >
        <Trans>Previous step</Trans>
      </Button>
      {place < count - 1 && (
        <Button size="Big" onClick={() => open(place + 1)}>
          <Trans>Next step</Trans>
          <ChevronRight className={styles.turning} />
        </Button>
      )}
      {place === count - 1 && (
        <Button size="Big" onClick={() => flow.send({ type: 'cooking.finished' })}>
          <Trans>Finish</Trans>
          <Check />
        </Button>
      )}
      {place === count && (
        <ButtonLink href={whole} size="Big">
          <Trans>Whole recipe</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}
