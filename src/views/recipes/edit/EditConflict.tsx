import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { recipeEditMachine } from '../../../../machines/recipes/recipe-edit.machine.ts';
import { editOf } from '../../../../machines/recipes/recipe-edit.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { VersionDiff } from '../versions/VersionDiff.tsx';
import styles from './EditPage.module.css';

/** The recipe was changed during editing: shows the saved version and the input. */
export function EditConflict({ flow }: { flow: ActorRefFrom<typeof recipeEditMachine> }) {
  const { recipe, theirs, form } = useSelector(flow, (snapshot) => snapshot.context);
  const title = useFocusOnEntry<HTMLHeadingElement>();
  if (recipe === null || theirs === null) return null;
  const { title: name, ingredients, steps } = editOf(form, recipe);
  const mine = {
    ...theirs,
    title: name,
    ingredients: ingredients.map(({ amount, unit, item }) => ({ amount, unit, item, note: null, scales: true, replaces: null })),
    steps: steps.map(({ text }) => ({ text, minutes: null, uses: [] })),
  };
  const plain = { ...theirs, ingredients: theirs.ingredients.map((one) => ({ ...one, note: null, food: null })) };
  return (
    <section className={styles.form}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>The recipe was changed meanwhile</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>This is what your version would make different from the newer one.</Trans>
      </p>
      <VersionDiff before={plain} recipe={mine} />
      <div className={styles.buttons}>
        <Button onClick={() => flow.send({ type: 'mine.chosen' })}>
          <Trans>Save mine on top</Trans>
        </Button>
        <Button variant="Outlined" onClick={() => flow.send({ type: 'theirs.chosen' })}>
          <Trans>Drop mine and edit the newer one</Trans>
        </Button>
      </div>
    </section>
  );
}
