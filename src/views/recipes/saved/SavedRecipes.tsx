import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId } from 'react';
import type { savedRecipesMachine } from '../../../../machines/recipes/saved-recipes.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RecipeSheet } from '../recipe/RecipeSheet.tsx';
import { TakeAway } from '../recipe/TakeAway.tsx';
import { KeptRecipes, SavedList } from './KeptRecipes.tsx';
import { OfflineProgress } from './OfflineProgress.tsx';
import { SavedSince } from '../recipe/SavedSince.tsx';
import styles from './SavedRecipesPage.module.css';

/** The recipes stored in this browser: the list, or the open one. */
export function SavedRecipes({ flow }: PageProps<typeof savedRecipesMachine>) {
  const openedId = useId();
  const { saved, reading, shown } = useSelector(flow, (snapshot) => snapshot.context);
  const takeAlong = useSelector(flow, (snapshot) => snapshot.children.takeAlong);
  const isEmpty = useSelector(flow, (snapshot) => snapshot.matches('empty'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isOpening = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const title = (
    <h1>
      <Trans>Saved recipes</Trans>
    </h1>
  );
  if (isOpening) return <DataPlaceholder shape="tiles" />;
  if (hasFailed)
    return (
      <>
        {title}
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Couldn’t load your recipes.</Trans>
        </DataError>
      </>
    );
  if (isEmpty)
    return (
      <>
        <EmptyState art={<EmptyPlateArt />} title={title}>
          <p>
            <Trans>
              Recipes you open while signed in are saved in this browser, so you can read them offline. Choose “Keep offline” in the menu of
              a recipe to keep it on all your devices.
            </Trans>
          </p>
        </EmptyState>
        <OfflineProgress />
      </>
    );
  if (reading !== null && shown !== null)
    return (
      <>
        <div className={styles.bar}>
          <Button
            variant="FilledGray"
            size="Flat"
            icon={<ArrowLeft className={styles.arrow} />}
            onClick={() => flow.send({ type: 'list.requested' })}
          >
            <Trans>Saved recipes</Trans>
          </Button>
          <SavedSince time={reading.savedAt} />
        </div>
        <RecipeSheet morePhotos={[]} recipe={reading.recipe} photo={reading.photo} shown={shown} onShownChange={flow.send}>
          {takeAlong !== undefined && <TakeAway recipe={reading.recipe} shown={shown} isKept takeAlong={takeAlong} />}
        </RecipeSheet>
      </>
    );
  const kept = saved.filter(({ isKept }) => isKept);
  const opened = saved.filter(({ isKept }) => !isKept);
  const open = (guid: string) => flow.send({ type: 'recipe.opened', guid });
  return (
    <>
      {title}
      <p className={styles.intro}>
        <Trans>Saved in this browser until you sign out. You can read them offline.</Trans>
      </p>
      <OfflineProgress />
      {kept.length > 0 && <KeptRecipes kept={kept} onOpen={open} />}
      {opened.length > 0 && (
        <section className={styles.part} aria-labelledby={openedId}>
          {kept.length > 0 && (
            <h2 id={openedId}>
              <Trans>Opened last</Trans>
            </h2>
          )}
          <SavedList saved={opened} onOpen={open} />
        </section>
      )}
    </>
  );
}
