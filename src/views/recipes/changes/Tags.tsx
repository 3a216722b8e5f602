import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { longestTag } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './Tags.module.css';

interface TagsProps {
  tags: readonly string[];
  /** Absent where tags cannot be removed. */
  onRemove?: (tag: string) => void;
}

/** The tags of a recipe, each with a remove button. */
export function Tags({ tags, onRemove }: TagsProps) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{tag}</bdi>
          {onRemove !== undefined && <RemoveButton label={t`Remove: ${tag}`} onRemove={() => onRemove(tag)} />}
        </li>
      ))}
    </ul>
  );
}

interface TagFieldProps {
  /** The recipes to tag. */
  guids: readonly string[];
  changes: ActorRefFrom<typeof recipeChangesMachine>;
}

/** Adds a tag to recipes. */
export function TagField({ guids, changes }: TagFieldProps) {
  const { t } = useLingui();
  const tag = useSelector(changes, (snapshot) => snapshot.context.tag);
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        changes.send({ type: 'tag.submitted', guids });
      }}
    >
      <TextField
        label={<Trans>New tag</Trans>}
        isLabelHidden
        placeholder={t`New tag`}
        dir="auto"
        maxLength={longestTag}
        value={tag}
        onValueChange={(text) => changes.send({ type: 'tag.changed', text })}
      />
      <Button type="submit" variant="Outlined" size="Flat">
        <Trans>Add tag</Trans>
      </Button>
    </form>
  );
}
