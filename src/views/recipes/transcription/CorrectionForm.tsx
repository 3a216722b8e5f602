import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestNote } from '../../../../contract/recipes/note-endpoints.ts';
import type { transcriptionMachine } from '../../../../machines/recipes/transcription.machine.ts';
import { titleMark, type TranscriptionForm, type TranscriptionProblem } from '../../../../machines/recipes/transcription.model.ts';
import type { EditProblem } from '../../../../machines/recipes/recipe-edit.model.ts';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import edit from '../edit/EditPage.module.css';
import { RecipeLines } from '../edit/RecipeLines.tsx';
import { LineMark } from './LineMark.tsx';
import { transcriptionProblemTexts } from './transcription-texts.ts';
import styles from './TranscriptionPage.module.css';

interface CorrectionFormProps {
  flow: ActorRefFrom<typeof transcriptionMachine>;
  form: TranscriptionForm;
}

const ofLine = (problem: TranscriptionProblem): EditProblem | null =>
  problem === 'servings.missing' || problem === 'minutes.unknown' ? null : problem;
const atTheirFields: ReadonlySet<TranscriptionProblem> = new Set(['title.missing', 'servings.missing', 'minutes.unknown']);

/** The transcription, line by line, with lines to check. */
export function CorrectionForm({ flow, form }: CorrectionFormProps) {
  const { i18n } = useLingui();
  const { problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('keeping') || snapshot.matches('kept'));
  const said = (one: TranscriptionProblem) => (problem?.problem === one ? i18n._(transcriptionProblemTexts[one]) : undefined);
  const common = problem !== null && problem.line === null && !atTheirFields.has(problem.problem) ? problem.problem : null;
  const problemOf = (id: string) => (problem?.line === id ? ofLine(problem.problem) : null);
  const marked = Object.keys(form.marks).length;
  const mark = (id: string, name: string) => (
    <LineMark doubts={form.marks[id]} name={name} isSaving={isSaving} onClear={() => flow.send({ type: 'mark.cleared', id })} />
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'recipe.kept' });
  };
  return (
    <form className={edit.form} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <h2>
          <Trans>The recipe</Trans>
        </h2>
        {marked > 0 && (
          <p className={styles.marked}>
            <Plural value={marked} one="# line to check" other="# lines to check" />
          </p>
        )}
      </div>
      <TextField
        label={<Trans>Title</Trans>}
        dir="auto"
        maxLength={120}
        readOnly={isSaving}
        errorText={said('title.missing')}
        value={form.title}
        onValueChange={(title) => flow.send({ type: 'title.changed', title })}
      />
      {mark(titleMark, form.title)}
      <Facts flow={flow} form={form} isSaving={isSaving} said={said} />
      <RecipeLines flow={flow} form={form} isSaving={isSaving} problemOf={problemOf} markOf={mark} heading="h3" />
      <TextArea
        label={<Trans>Notes (optional)</Trans>}
        dir="auto"
        isAutoHeight
        rows={2}
        maxLength={longestNote}
        readOnly={isSaving}
        value={form.notes}
        onValueChange={(value) => flow.send({ type: 'fact.changed', name: 'notes', value })}
      />
      <p className={styles.hint}>
        <Trans>Allergens and diets are worked out from the names of the ingredients. Check them on the recipe.</Trans>
      </p>
      <FormError>{common === null ? saidOf(error, i18n) : i18n._(transcriptionProblemTexts[common])}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" icon={<BookmarkPlus />} isLoading={isSaving}>
          <Trans>Keep the recipe</Trans>
        </Button>
        <Button variant="Outlined" disabled={isSaving} onClick={() => flow.send({ type: 'source.reopened' })}>
          <Trans>Read something else</Trans>
        </Button>
      </div>
    </form>
  );
}

interface FactsProps extends CorrectionFormProps {
  isSaving: boolean;
  said: (problem: TranscriptionProblem) => string | undefined;
}

/** Servings and times from the source; missing ones stay empty. */
function Facts({ flow, form, isSaving, said }: FactsProps) {
  const { t } = useLingui();
  const field = (name: 'servings' | 'prepMinutes' | 'cookMinutes', label: string, errorText: string | undefined) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={5}
      readOnly={isSaving}
      errorText={errorText}
      value={form[name]}
      onValueChange={(value) => flow.send({ type: 'fact.changed', name, value })}
    />
  );
  return (
    <div className={styles.facts}>
      {field('servings', t`Servings`, said('servings.missing'))}
      {field('prepMinutes', t`Preparation (minutes)`, said('minutes.unknown'))}
      {field('cookMinutes', t`Cooking (minutes)`, undefined)}
    </div>
  );
}
