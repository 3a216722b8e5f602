import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ActorRefFrom } from 'xstate';
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
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx';
import { HandsFree } from './HandsFree.tsx';
import { StepNote } from './StepNote.tsx';
import { recipeLanguage } from '../recipe/recipe-language.ts';
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
  const { feedback } = useSelector(flow, (snapshot) => snapshot.children);
  const isAwake = useSelector(flow, (snapshot) => snapshot.matches({ cooking: { screen: 'kept' } }));
  const shown = showRecipe(recipe, {
    servings,
    unitSystem,
    oven,
    factor: factorBy(recipe, have),
    format: (value) => formatFraction(value, i18n.locale),
  });
  const made = scaledText(recipe, have, i18n);
  const step = shown.steps[place];
  const count = shown.steps.length;
  const number = place + 1;
  const open = (next: number) => flow.send({ type: 'step.opened', step: next });
  return (
    <RecipeLanguage value={recipeLanguage(recipe)}>
      <article className={styles.page}>
        <title>{`${t`Cook`}: ${recipe.title} · ${productName}`}</title>
        <header className={styles.head}>
          <h1 className={styles.title}>
            <RecipeText>{recipe.title}</RecipeText>
          </h1>
          <ButtonLink href={`/ai/${encodeURIComponent(companyUri)}/recipes/${guid}`} variant="Outlined" size="Flat">
            <Trans>Whole recipe</Trans>
          </ButtonLink>
        </header>
        {made !== null && (
          <p className={styles.note}>
            <bdi>{made}</bdi>
          </p>
        )}
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
          <Button
            size="Big"
            icon={<ChevronRight className={styles.turning} />}
            disabled={place >= count - 1}
            onClick={() => open(place + 1)}
          >
            <Trans>Next step</Trans>
          </Button>
        </nav>
        <HandsFree flow={flow} />
        {place >= count - 1 && recipe.shelf?.permissions.canMakeFavorite === true && feedback !== undefined && (
          <FeedbackPanel feedback={feedback} version={recipe.version ?? 1} isShort />
        )}
        <Timers recipe={recipe} step={place} minutes={step?.minutes ?? null} />
        <p className={styles.note}>
          {isAwake ? (
            <Trans>The screen stays on while you cook.</Trans>
          ) : (
            <Trans>Your device may switch its screen off while you cook.</Trans>
          )}
        </p>
      </article>
    </RecipeLanguage>
  );
}
