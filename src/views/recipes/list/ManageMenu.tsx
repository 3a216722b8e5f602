import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileInput from 'lucide-react/icons/file-input';
import FolderPen from 'lucide-react/icons/folder-pen';
import CheckCheck from 'lucide-react/icons/list-checks';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { importPath, savedRecipesPath, trashPath } from '../../../pages/member-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { ListActors } from './list-actors.ts';
import styles from './ManageMenu.module.css';

interface ManageMenuProps {
  actors: ListActors;
  /** True where there are recipes to select. */
  canSelect: boolean;
}

/** What is seldom needed, behind one button with a name. A popover: a press inside closes it, as Escape does. */
export function ManageMenu({ actors: { selection, collections }, canSelect }: ManageMenuProps) {
  const id = useId();
  const canEdit = useSelector(collections, (snapshot) => snapshot.can({ type: 'editor.opened' }));
  const close = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={id}>
        <Ellipsis />
        <Trans>Manage</Trans>
      </button>
      <div className={styles.menu} id={id} popover="auto">
        {canSelect && (
          <Button
            {...close}
            variant="Transparent"
            size="Flat"
            isBlock
            icon={<CheckCheck />}
            onClick={() => selection.send({ type: 'selection.started' })}
          >
            <Trans>Select</Trans>
          </Button>
        )}
        {canEdit && (
          <Button
            {...close}
            variant="Transparent"
            size="Flat"
            isBlock
            icon={<FolderPen />}
            onClick={() => collections.send({ type: 'editor.opened' })}
          >
            <Trans>Edit collections</Trans>
          </Button>
        )}
        <ButtonLink href={savedRecipesPath} variant="Transparent" size="Flat" isBlock icon={<Download />}>
          <Trans>Kept offline</Trans>
        </ButtonLink>
        <ButtonLink href={importPath} variant="Transparent" size="Flat" isBlock icon={<FileInput />}>
          <Trans>Import</Trans>
        </ButtonLink>
        <ButtonLink href={trashPath} variant="Transparent" size="Flat" isBlock icon={<Trash />}>
          <Trans>Trash</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
