import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { EditProblem } from '../../../../machines/recipes/recipe-edit.model.ts';
import type { recipeEditMachine } from '../../../../machines/recipes/recipe-edit.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { editProblemTexts } from '../../../texts/edit-texts.ts';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { MissingRecipe } from '../recipe/MissingRecipe.tsx';
import { EditConflict } from './EditConflict.tsx';
import styles from './EditPage.module.css';
import { RecipeLines } from './RecipeLines.tsx';

type Flow = Pick<PageProps<typeof recipeEditMachine>, 'flow'>;

/** Fields that staff have in addition. The console brings them, so that owners do not load them. */
interface Parts {
  Summary?: ComponentType<Flow>;
  Notice?: ComponentType<Flow>;
}

/** Problems that are shown at their field. */
const ofField = new Set<EditProblem>(['title.missing', 'summary.missing', 'reason.missing']);

/** /ai/{company uri}/recipes/{guid}/edit: edits all lines of a recipe. */
export function EditPage({ flow, ...parts }: PageProps<typeof recipeEditMachine> & Parts) {
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isConflicting = useSelector(flow, (snapshot) => snapshot.matches('conflicting'));
  const { recipe, back, isByStaff } = useSelector(flow, (snapshot) => snapshot.context);
  if (isMissing) return <MissingRecipe />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{isByStaff ? <Trans>Correct the recipe</Trans> : <Trans>Edit the recipe</Trans>}</h1>
        <ButtonLink href={back} variant="Transparent" size="Flat">
          <Trans>Back to the recipe</Trans>
        </ButtonLink>
      </div>
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {!hasFailed && recipe === null && <DataPlaceholder />}
      {isConflicting && <EditConflict flow={flow} />}
      {!hasFailed && recipe !== null && !isConflicting && <EditForm flow={flow} servings={recipe.servings} {...parts} />}
    </div>
  );
}

function EditForm({ flow, servings, Summary, Notice }: Flow & Parts & { servings: number }) {
  const { i18n } = useLingui();
  const { form, correction, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isSaving = useSelector(flow, (snapshot) => (['saving', 'proving', 'saved'] as const).some((state) => snapshot.matches(state)));
  const common = problem !== null && problem.line === null && !ofField.has(problem.problem) ? problem.problem : null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'save.requested' });
      }}
    >
      <p className={styles.hint}>
        <Trans>
          It is saved as a new version; the others stay. Allergens and diets are worked out again from what you write, so use the usual
          names of foods.
        </Trans>
      </p>
      <TextField
        label={<Trans>Title</Trans>}
        dir="auto"
        maxLength={120}
        readOnly={isSaving}
        errorText={problem?.problem === 'title.missing' ? i18n._(editProblemTexts['title.missing']) : undefined}
        value={form.title}
        onValueChange={(title) => flow.send({ type: 'title.changed', title })}
      />
      {correction !== null && Summary !== undefined && <Summary flow={flow} />}
      <RecipeLines
        flow={flow}
        form={form}
        isSaving={isSaving}
        problemOf={(id) => (problem?.line === id ? problem.problem : null)}
        heading="h2"
        hint={
          <p className={styles.hint}>
            <Trans>Servings: {servings}</Trans>
          </p>
        }
      />
      {correction !== null && Notice !== undefined && <Notice flow={flow} />}
      <FormError>{common === null ? saidOf(error, i18n) : i18n._(editProblemTexts[common])}</FormError>
      <SubmitBar>
        <Button type="submit" isLoading={isSaving}>
          <Trans>Save as a new version</Trans>
        </Button>
      </SubmitBar>
    </form>
  );
}
