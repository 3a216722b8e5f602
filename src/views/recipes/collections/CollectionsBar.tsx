import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Folder from 'lucide-react/icons/folder';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSource } from '../../../../contract/kitchen/photo.ts';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { recipePath } from '../../../pages/member-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DishPicture } from '../recipe/DishPicture.tsx';
import styles from './Collections.module.css';
import { CollectionsEditor } from './CollectionsEditor.tsx';

interface CollectionsBarProps {
  collections: ActorRefFrom<typeof collectionsMachine>;
  /** The listed recipes, for the shelves' pictures; none while something is looked for. */
  recipes: readonly RecipeSummary[];
  sizeOf: (collection: string) => number | null;
  /** The selected one; null for all recipes. */
  shown: string | null;
  onShow: (collection: string | null) => void;
}

/** The collections as shelves: a name that shows the whole collection, its number of recipes, and pictures of its recipes. */
export function CollectionsBar({ collections, recipes, sizeOf, shown, onShow }: CollectionsBarProps) {
  const { t, i18n } = useLingui();
  const all = useSelector(collections, (snapshot) => snapshot.context.collections);
  const isEditing = useSelector(collections, (snapshot) =>
    ['openingEditor', 'editorFailed', 'managing', 'creating', 'renaming', 'saving', 'asking', 'deleting'].includes(snapshot.value.panel),
  );
  const isKnown = useSelector(collections, (snapshot) => !snapshot.matches({ panel: 'loading' }));
  return (
    <>
      {isKnown && !isEditing && (
        <div className={styles.shelves} role="group" aria-label={t`Collections`}>
          {all.map(({ guid, name }) => (
            <div key={guid} className={styles.shelf}>
              <Button
                variant={shown === guid ? 'FilledAccent2Light' : 'Outlined'}
                size="Flat"
                icon={<Folder />}
                aria-pressed={shown === guid}
                onClick={() => onShow(shown === guid ? null : guid)}
              >
                <bdi>{name}</bdi> <Size value={sizeOf(guid)} locale={i18n.locale} />
              </Button>
              <Shelf recipes={recipes.filter(({ shelf }) => shelf?.collections?.includes(guid) === true)} />
            </div>
          ))}
        </div>
      )}
      {isEditing && <CollectionsEditor collections={collections} />}
    </>
  );
}

function Size({ value, locale }: { value: number | null; locale: string }) {
  if (value === null) return null;
  return <span className={styles.count}>{new Intl.NumberFormat(locale).format(value)}</span>;
}

/** Most pictures of a shelf; its name opens the rest. */
const most = 12;

/** Recipes of a collection as a row of pictures. Readers of text and keyboards find the same recipes in the list below. */
function Shelf({ recipes }: { recipes: readonly RecipeSummary[] }) {
  if (recipes.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-hidden="true">
      {recipes.slice(0, most).map((recipe) => (
        <li key={recipe.guid}>
          <Link href={recipePath(recipe)} tabIndex={-1} className={styles.picture}>
            {photoAddress(recipe) === null ? (
              <DishPicture picture={recipe.picture} kind={recipe.kind} />
            ) : (
              <img {...photoSource(photoAddress(recipe) ?? '', '10rem')} alt="" loading="lazy" decoding="async" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
