import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { EditProblem, IngredientLine, LineEdit, StepLine } from '../../../../machines/recipes/recipe-edit.model.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './EditPage.module.css';
import { IngredientFields, StepFields } from './LineFields.tsx';

interface RecipeLinesProps {
  /** Any flow whose form has these lines. */
  flow: { send: (event: LineEdit) => void };
  form: { ingredients: readonly IngredientLine[]; steps: readonly StepLine[] };
  isSaving: boolean;
  problemOf: (id: string) => EditProblem | null;
  /** Hint below a line. */
  markOf?: (id: string, name: string) => ReactNode;
  heading: 'h2' | 'h3';
  /** Below the heading of the ingredients. */
  hint?: ReactNode;
}

/** Ingredients and steps as editable lines: write, move, remove. */
export function RecipeLines({ flow, form, isSaving, problemOf, markOf, heading: Heading, hint }: RecipeLinesProps) {
  return (
    <>
      <Heading>
        <Trans>Ingredients</Trans>
      </Heading>
      {hint}
      <ul className={styles.lines}>
        {form.ingredients.map((line) => (
          <IngredientFields
            key={line.id}
            flow={flow}
            line={line}
            isSaving={isSaving}
            problem={problemOf(line.id)}
            mark={markOf?.(line.id, line.item)}
          />
        ))}
      </ul>
      {form.ingredients.length < 60 && (
        <AddButton isSaving={isSaving} onAdd={() => flow.send({ type: 'line.added', list: 'ingredients' })}>
          <Trans>Add an ingredient</Trans>
        </AddButton>
      )}
      <Heading>
        <Trans>Steps</Trans>
      </Heading>
      <ol className={styles.lines}>
        {form.steps.map((line, index) => (
          <StepFields
            key={line.id}
            flow={flow}
            line={line}
            place={index + 1}
            isSaving={isSaving}
            problem={problemOf(line.id)}
            mark={markOf?.(line.id, line.text)}
          />
        ))}
      </ol>
      {form.steps.length < 40 && (
        <AddButton isSaving={isSaving} onAdd={() => flow.send({ type: 'line.added', list: 'steps' })}>
          <Trans>Add a step</Trans>
        </AddButton>
      )}
    </>
  );
}

interface AddButtonProps {
  isSaving: boolean;
  onAdd: () => void;
  children: ReactNode;
}

const AddButton = ({ isSaving, onAdd, children }: AddButtonProps) => (
  <Button variant="Outlined" size="Flat" icon={<Plus />} disabled={isSaving} onClick={onAdd}>
    {children}
  </Button>
);
