import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookPlus from 'lucide-react/icons/book-plus';
import type { sharedRecipeMachine } from '../../../../machines/recipes/shared-recipe.machine.ts';
import { useApp, useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Page } from '../../../ui/Page.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CategoryLinks } from '../category/CategoryLinks.tsx';
import { RecipeSheet } from '../recipe/RecipeSheet.tsx';
import { TakeAway } from '../recipe/TakeAway.tsx';
import { ReportForm } from '../report/ReportForm.tsx';
import { WaysIn } from '../../shell/landing/WaysIn.tsx';
import styles from './SharedRecipePage.module.css';

/** /r/{words}-{id}: a shared recipe, for everybody with the link. */
export function SharedRecipePage({ flow }: PageProps<typeof sharedRecipeMachine>) {
  const { productName } = useApp().config;
  const { isVerified } = useSession();
  return (
    <Page productName={productName} nav={<WaysIn isSignedIn={isVerified} />} className={styles.main}>
      <Content flow={flow} />
    </Page>
  );
}

function Content({ flow }: Pick<PageProps<typeof sharedRecipeMachine>, 'flow'>) {
  const { t, i18n } = useLingui();
  const { productName } = useApp().config;
  const { shared, shown, error } = useSelector(flow, (snapshot) => snapshot.context);
  const is = useSelector(flow, (snapshot) => snapshot.value);
  const { report, takeAlong } = useSelector(flow, (snapshot) => snapshot.children);
  if (is === 'withdrawn') return <NotShared isWithdrawn />;
  if (is === 'missing') return <NotShared isWithdrawn={false} />;
  if (is === 'failed')
    return (
      <>
        <title>{`${t`Recipe`} · ${productName}`}</title>
        <h1>
          <VisuallyHidden>
            <Trans>Recipe</Trans>
          </VisuallyHidden>
        </h1>
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />
      </>
    );
  if (shared === null || shown === null) return <DataPlaceholder shape="recipe" />;
  return (
    <>
      <RecipeSheet recipe={shared.recipe} photo={shared.photo} shown={shown} onShownChange={flow.send}>
        <Button icon={<BookPlus />} isLoading={is === 'keeping' || is === 'kept'} onClick={() => flow.send({ type: 'copy.requested' })}>
          <Trans>Make it yours</Trans>
        </Button>
        {takeAlong !== undefined && <TakeAway recipe={shared.recipe} shown={shown} takeAlong={takeAlong} />}
        <FormError>{commonText([], error, i18n)}</FormError>
      </RecipeSheet>
      {shared.categories !== undefined && shared.categories.length > 0 && <CategoryLinks categories={shared.categories} />}
      {report !== undefined && <ReportForm report={report} version={null} title={<Trans>Report this recipe</Trans>} />}
    </>
  );
}

/** Shown when the recipe cannot be read. */
function NotShared({ isWithdrawn }: { isWithdrawn: boolean }) {
  const { t } = useLingui();
  const { productName } = useApp().config;
  const name = isWithdrawn ? t`This recipe is off the table` : t`Recipe not found`;
  const title = (
    <>
      {/* The tab's title; React hoists it into the head. */}
      <title>{`${name} · ${productName}`}</title>
      <h1>{name}</h1>
    </>
  );
  const way = (
    <ButtonLink href="/">
      <Trans>Go to the start page</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState art={<SpiltPotArt />} title={title} action={way}>
      <p>
        {isWithdrawn ? (
          <Trans>It is no longer shared. There are plenty of other dishes to cook.</Trans>
        ) : (
          <Trans>The link may have a typo, or the recipe was deleted.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
