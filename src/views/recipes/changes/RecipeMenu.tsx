import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import CloudOff from 'lucide-react/icons/cloud-off';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Folder from 'lucide-react/icons/folder';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ActorRefFrom } from 'xstate';
import type { Shelf } from '../../../../contract/recipes/recipe.ts';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import type { recipePhotoMachine } from '../../../../machines/recipes/recipe-photo.machine.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';

interface RecipeMenuProps {
  recipe: { companyUri: string; guid: string; title: string; photoGuid: string | null; shelf?: Shelf | undefined };
  changes: ActorRefFrom<typeof recipeChangesMachine>;
  rename: ActorRefFrom<typeof renameMachine>;
  collections: ActorRefFrom<typeof collectionsMachine>;
  /** Absent in a list. */
  photo?: ActorRefFrom<typeof recipePhotoMachine>;
}

/** The owner's actions on one recipe, as entries of a menu. */
export function useRecipeItems({ recipe, changes, rename, collections, photo }: RecipeMenuProps): MenuItem[] {
  const { companyUri, guid, title, photoGuid, shelf } = recipe;
  const isKept = shelf?.isKeptOffline === true;
  return [
    {
      key: 'rename',
      label: <Trans>Rename</Trans>,
      icon: <Pencil />,
      onChoose: () => rename.send({ type: 'rename.requested', companyUri, guid, title }),
    },
    {
      key: 'collections',
      label: <Trans>Collections</Trans>,
      icon: <Folder />,
      onChoose: () => collections.send({ type: 'picker.opened', guids: [guid] }),
    },
    ...(photo === undefined
      ? []
      : [
          {
            key: 'photo',
            label: photoGuid === null ? <Trans>Add a photo</Trans> : <Trans>Change the photo</Trans>,
            icon: <Camera />,
            onChoose: () => photo.send({ type: 'photo.opened' }),
          },
        ]),
    {
      key: 'offline',
      label: isKept ? <Trans>Remove from offline</Trans> : <Trans>Keep offline</Trans>,
      icon: isKept ? <CloudOff /> : <Download />,
      onChoose: () => changes.send({ type: 'change.requested', guids: [guid], change: { isKeptOffline: !isKept } }),
    },
    {
      key: 'copy',
      label: <Trans>Duplicate</Trans>,
      icon: <Copy />,
      onChoose: () => changes.send({ type: 'copy.requested', companyUri, guid }),
    },
    {
      key: 'trash',
      label: <Trans>Move to the trash</Trans>,
      icon: <Trash />,
      isDangerous: true,
      onChoose: () => changes.send({ type: 'change.requested', guids: [guid], change: { isInTrash: true } }),
    },
  ];
}

/** The menu of actions on one recipe of a list. */
export function RecipeMenu(props: RecipeMenuProps) {
  const { t } = useLingui();
  const items = useRecipeItems(props);
  const { title } = props.recipe;
  return <Menu label={t`More for: ${title}`} icon={<Ellipsis />} items={items} />;
}
