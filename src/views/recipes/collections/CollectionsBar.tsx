import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import FolderPen from 'lucide-react/icons/folder-pen';
import type { ActorRefFrom } from 'xstate';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import { savedRecipesPath } from '../../../pages/member-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './Collections.module.css';
import { CollectionsEditor } from './CollectionsEditor.tsx';

interface CollectionsBarProps {
  collections: ActorRefFrom<typeof collectionsMachine>;
  /** The selected one; null for all recipes. */
  shown: string | null;
  onShow: (collection: string | null) => void;
}

/** The collections as filters, and a button to edit them. */
export function CollectionsBar({ collections, shown, onShow }: CollectionsBarProps) {
  const { t } = useLingui();
  const all = useSelector(collections, (snapshot) => snapshot.context.collections);
  const isEditing = useSelector(collections, (snapshot) =>
    ['openingEditor', 'editorFailed', 'managing', 'creating', 'ordering', 'renaming', 'saving', 'asking', 'deleting'].includes(
      snapshot.value,
    ),
  );
  const isKnown = useSelector(collections, (snapshot) => !snapshot.matches('loading'));
  return (
    <>
      {isKnown && !isEditing && (
        <div className={styles.chips} role="group" aria-label={t`Collections`}>
          {all.map(({ guid, name }) => (
            <Button
              key={guid}
              variant={shown === guid ? 'FilledAccent2Light' : 'Outlined'}
              size="Flat"
              aria-pressed={shown === guid}
              onClick={() => onShow(shown === guid ? null : guid)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
          <Button variant="Transparent" size="Flat" icon={<FolderPen />} onClick={() => collections.send({ type: 'editor.opened' })}>
            {all.length === 0 ? <Trans>New collection</Trans> : <Trans>Edit collections</Trans>}
          </Button>
          <ButtonLink href={savedRecipesPath} variant="Transparent" size="Flat" icon={<Download />}>
            <Trans>Kept offline</Trans>
          </ButtonLink>
        </div>
      )}
      {isEditing && <CollectionsEditor collections={collections} />}
    </>
  );
}
