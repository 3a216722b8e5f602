import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ActorRefFrom } from 'xstate';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import { Menu } from '../../../ui/Menu.tsx';

interface RecipeMenuProps {
  recipe: { companyUri: string; guid: string; title: string };
  changes: ActorRefFrom<typeof recipeChangesMachine>;
  rename: ActorRefFrom<typeof renameMachine>;
}

/** What can be done with one recipe. */
export function RecipeMenu({ recipe: { companyUri, guid, title }, changes, rename }: RecipeMenuProps) {
  const { t } = useLingui();
  const items = [
    {
      key: 'rename',
      label: <Trans>Rename</Trans>,
      icon: <Pencil />,
      onChoose: () => rename.send({ type: 'rename.requested', companyUri, guid, title }),
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
  return <Menu label={t`More for: ${title}`} icon={<Ellipsis />} items={items} />;
}
