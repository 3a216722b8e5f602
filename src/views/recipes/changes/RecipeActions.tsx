import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import LinkIcon from 'lucide-react/icons/link';
import PencilLine from 'lucide-react/icons/pencil-line';
import TagIcon from 'lucide-react/icons/tag';
import { useId, useRef } from 'react';
import { Link } from 'wouter';
import type { Recipe, Shelf } from '../../../../contract/recipes/recipe.ts';
import type { ShownAs } from '../../../../machines/recipes/shown-as.ts';
import { recipePath } from '../../../pages/member-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { SheetPanel } from '../../../ui/Sheet.tsx';
import { CollectionPicker } from '../collections/CollectionPicker.tsx';
import { InCollections } from '../collections/InCollections.tsx';
import { OfflineState } from '../offline/OfflineState.tsx';
import { PhotoPanel } from '../photo/PhotoPanel.tsx';
import { useRecipeParts } from '../recipe/recipe-parts.tsx';
import { useTakeAway } from '../recipe/TakeAway.tsx';
import { SharePanel } from '../share/SharePanel.tsx';
import { AddToShopping } from '../shopping/AddToShopping.tsx';
import { useRecipeItems } from './RecipeMenu.tsx';
import { RenameForm } from './RenameForm.tsx';
import { TagField, Tags } from './Tags.tsx';
import styles from './RecipeActions.module.css';

interface RecipeActionsProps {
  recipe: Recipe;
  shelf: Shelf;
  shown: ShownAs;
  /** The scale of the whole recipe by one ingredient; null: by its servings. */
  factor: number | null;
}

/** The owner's actions on a recipe: three in one row, and a menu of all others. */
export function RecipeActions({ recipe, shelf, shown, factor }: RecipeActionsProps) {
  const { t } = useLingui();
  const { changes, rename, share, collections, photo, toShopping, takeAlong } = useRecipeParts();
  const { companyUri, guid, title } = recipe;
  const tagsId = useId();
  const tags = useRef<HTMLDivElement>(null);
  const isNaming = useSelector(rename, (snapshot) => snapshot.hasTag('form'));
  const state = useSelector(share, (snapshot) => snapshot.context.state);
  const isShared = state === null ? shelf.isShared === true : state.share !== null;
  const away = useTakeAway({ recipe, shown, takeAlong });
  const own = useRecipeItems({ recipe, changes, rename, collections, photo });
  const items: MenuItem[] = [
    { key: 'edit', label: <Trans>Edit by hand</Trans>, icon: <PencilLine />, href: `${recipePath(recipe)}/edit` },
    { key: 'versions', label: <Trans>Versions</Trans>, icon: <History />, href: `${recipePath(recipe)}/versions` },
    ...away.items,
    {
      key: 'tags',
      label: <Trans>Tags</Trans>,
      icon: <TagIcon />,
      onChoose: () => {
        tags.current?.togglePopover(true);
        tags.current?.querySelector('input')?.focus();
      },
    },
    ...own,
  ];
  if (isNaming) return <RenameForm rename={rename} />;
  return (
    <div className={styles.actions}>
      <div className={styles.row} role="group" aria-label={t`Actions`}>
        <Button
          variant="Transparent"
          icon={<Heart />}
          aria-label={t`Favourite: ${title}`}
          aria-pressed={shelf.isFavourite}
          onClick={() => changes.send({ type: 'change.requested', guids: [guid], change: { isFavourite: !shelf.isFavourite } })}
        >
          <Trans>Favourite</Trans>
        </Button>
        <Button variant="Transparent" icon={<LinkIcon />} onClick={() => share.send({ type: 'share.opened', companyUri, guid })}>
          {isShared ? <Trans>Shared</Trans> : <Trans>Share</Trans>}
        </Button>
        <AddToShopping
          toShopping={toShopping}
          order={{
            recipes: [{ guid, servings: factor === null ? shown.servings : recipe.servings * factor }],
            unitSystem: shown.unitSystem,
          }}
          isShort
        />
        <Menu label={t`More for: ${title}`} words={<Trans>More</Trans>} icon={<Ellipsis />} items={items} isBusy={away.isBusy} />
      </div>
      {away.news}
      <SheetPanel id={tagsId} panel={tags}>
        <Tags
          tags={shelf.tags}
          onRemove={(removeTag) => changes.send({ type: 'change.requested', guids: [guid], change: { removeTag } })}
        />
        <TagField guids={[guid]} changes={changes} />
      </SheetPanel>
      <SharePanel share={share} />
      <CollectionPicker recipes={[recipe]} collections={collections} changes={changes} />
      <PhotoPanel recipe={recipe} photo={photo} />
      {shelf.isKeptOffline === true && <OfflineState guid={guid} />}
      <InCollections keys={shelf.collections ?? []} collections={collections} />
      <Tags tags={shelf.tags} />
      {typeof shelf.origin === 'string' && (
        <p>
          <Link href={shelf.origin}>
            <Trans>Kept from a shared recipe</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
