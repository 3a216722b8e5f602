import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import type { ActorRefFrom } from 'xstate';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { factorBy, haveInWords } from '../../../../contract/recipes/scale-by.ts';
import { withChanges } from '../../../../machines/recipes/recipe-changes.model.ts';
import type { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import type { recipeNotesMachine } from '../../../../machines/recipes/recipe-notes.machine.ts';
import { isCookedOrRated } from '../../../../machines/recipes/recipe-feedback.machine.ts';
import type { ShownAs } from '../../../../machines/recipes/shown-as.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CategoryLinks } from '../category/CategoryLinks.tsx';
import { RecipeActions } from '../changes/RecipeActions.tsx';
import { MissingRecipe } from './MissingRecipe.tsx';
import { EditedNotice } from '../versions/EditedNotice.tsx';
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx';
import { NoteField } from '../notes/NoteField.tsx';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import { ChangedBanner, RefinePanel } from '../refine/RefinePanel.tsx';
import { SavedCopyNotice } from './SavedCopyNotice.tsx';
import { RecipePartsOf, useRecipeParts } from './recipe-parts.tsx';
import { RecipeSheet } from './RecipeSheet.tsx';
import { TakeAway } from './TakeAway.tsx';
import { ReportForm } from '../report/ReportForm.tsx';
import { TrashNotice } from '../changes/TrashNotice.tsx';

/** /ai/{company uri}/recipes/{guid}: one recipe, to cook from. */
export function RecipePage({ flow }: PageProps<typeof recipeMachine>) {
  const { recipe, shown, savedAt } = useSelector(flow, (snapshot) => snapshot.context);
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (isMissing) return <MissingRecipe />;
  if (hasFailed) return <FailedRecipe onRetry={() => flow.send({ type: 'retry.requested' })} />;
  if (recipe === null || shown === null) return <DataPlaceholder shape="recipe" />;
  return (
    <>
      {savedAt !== null && <SavedCopyNotice savedAt={savedAt} isRetrying={isBusy} onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <RecipePartsOf flow={flow}>
        <ShownRecipe recipe={recipe} shown={shown} isCopy={savedAt !== null} flow={flow} />
      </RecipePartsOf>
    </>
  );
}

interface ShownRecipeProps extends Pick<PageProps<typeof recipeMachine>, 'flow'> {
  recipe: Recipe;
  shown: ShownAs;
  /** True for the browser's copy: actions need the server. */
  isCopy: boolean;
}

const noteUnder = (notes: ActorRefFrom<typeof recipeNotesMachine>) =>
  function NoteOfStep(step: number) {
    return <NoteField notes={notes} step={step} />;
  };

/** The query for cook mode: `servings=6&units=us`. */
function cookSearch({ servings, unitSystem, have, oven }: ShownAs): string {
  return new URLSearchParams({
    servings: String(servings),
    units: unitSystem,
    ...(have !== null && { have: haveInWords(have) }),
    ...(oven !== null && { oven }),
  }).toString();
}

/** The user's recipes of a category. */
const inMyRecipes = (slug: string) => `/account?${new URLSearchParams({ section: slug }).toString()}`;

/** The recipe with the changes made since it was fetched. */
function ShownRecipe({ recipe: fetched, shown, isCopy, flow }: ShownRecipeProps) {
  const { changes, rename, refine, takeAlong, notes, feedback } = useRecipeParts();
  const isAskedFor = useSelector(feedback, ({ context }) => isCookedOrRated(context));
  const report = useSelector(feedback, ({ children }) => children.report);
  const made = useSelector(changes, (snapshot) => snapshot.context.made);
  const title = useSelector(rename, (snapshot) => snapshot.context.titles[fetched.guid]);
  const recipe = withChanges(title === undefined ? fetched : { ...fetched, title }, made);
  const { guid, shelf } = recipe;
  const factor = factorBy(recipe, shown.have);
  const isOwn = !isCopy && shelf?.permissions.canMakeFavorite === true;
  const restore = () => changes.send({ type: 'change.requested', guids: [guid], change: { isInTrash: false } });
  const deletesAt = shelf?.deletesAt ?? null;
  /** In the cook's own cookbook, not in the trash. */
  const isActive = isOwn && deletesAt === null;
  const hasNotes = (isOwn || isCopy) && deletesAt === null;
  return (
    <>
      {deletesAt !== null && <TrashNotice deletesAt={deletesAt} onRestore={isOwn ? restore : null} />}
      <EditedNotice recipe={recipe} />
      {isActive && <ChangedBanner refine={refine} />}
      <RecipeSheet
        recipe={recipe}
        // A stored copy has the first photo only.
        morePhotos={isCopy ? [] : undefined}
        shown={shown}
        onShownChange={flow.send}
        underStep={hasNotes ? noteUnder(notes) : undefined}
        actions={isActive ? <RecipeActions recipe={recipe} shelf={shelf} shown={shown} factor={factor} /> : undefined}
        moreLabels={
          !isCopy && recipe.categories !== undefined && recipe.categories.length > 0 ? (
            <CategoryLinks categories={recipe.categories} hrefOf={inMyRecipes} />
          ) : undefined
        }
      >
        <ButtonLink
          href={`/ai/${encodeURIComponent(recipe.companyUri)}/recipes/${recipe.guid}/cook?${cookSearch(shown)}`}
          icon={<CookingPot />}
        >
          <Trans>Start cooking</Trans>
        </ButtonLink>
        {!isActive && <TakeAway recipe={recipe} shown={shown} isKept={isCopy} takeAlong={takeAlong} />}
      </RecipeSheet>
      {hasNotes && <NotesPanel notes={notes} stepCount={recipe.steps.length} />}
      {isActive && isAskedFor && <FeedbackPanel feedback={feedback} version={recipe.version ?? 1} />}
      {isActive && <RefinePanel refine={refine} recipe={recipe} />}
      {isActive && report !== undefined && (
        <ReportForm report={report} version={recipe.version ?? 1} title={<Trans>Report a problem</Trans>} />
      )}
    </>
  );
}

function FailedRecipe({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>
        <VisuallyHidden>
          <Trans>Recipe</Trans>
        </VisuallyHidden>
      </h1>
      <DataError onRetry={onRetry} />
    </>
  );
}
