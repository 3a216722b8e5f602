import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import { categoryPath, type PublicCategory } from '../../../../contract/recipes/category-pages.ts';
import type { categoryMachine } from '../../../../machines/recipes/category.machine.ts';
import { useApp, useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { WaysIn } from '../../shell/landing/WaysIn.tsx';
import { RecipeTile } from '../recipe/RecipeTile.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './CategoryPage.module.css';

/** /c/{slug}: public recipes of a category. */
export function CategoryPage({ flow }: PageProps<typeof categoryMachine>) {
  const { productName } = useApp().config;
  const { isVerified } = useSession();
  return (
    <Page productName={productName} nav={<WaysIn isSignedIn={isVerified} />} className={styles.main}>
      <Content flow={flow} />
    </Page>
  );
}

function Content({ flow }: Pick<PageProps<typeof categoryMachine>, 'flow'>) {
  const { t } = useLingui();
  const { productName } = useApp().config;
  const { category, after } = useSelector(flow, (snapshot) => snapshot.context);
  const is = useSelector(flow, (snapshot) => snapshot.value);
  if (is === 'missing') return <Missing />;
  if (is === 'failed')
    return (
      <>
        <title>{`${t`Category`} · ${productName}`}</title>
        <h1>
          <VisuallyHidden>
            <Trans>Category</Trans>
          </VisuallyHidden>
        </h1>
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />
      </>
    );
  if (category === null) return <DataPlaceholder />;
  const { slug, name, picture = null, parent, children, recipes, next } = category;
  const around = [...(parent === null ? [] : [parent]), ...children];
  return (
    <div className={styles.category} data-fetching={is === 'loading' || undefined}>
      {/* The tab's title; React hoists it into the head. */}
      <title>{`${name} · ${productName}`}</title>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {picture !== null && <img className={styles.picture} src={picture} alt="" width="1200" height="630" />}
      {around.length > 0 && <CategoryLinks categories={around} />}
      {recipes.length === 0 && <Empty />}
      <ul className={styles.list}>
        {recipes.map((recipe) => (
          <li key={recipe.path}>
            <ListedRecipe recipe={recipe} />
          </li>
        ))}
      </ul>
      {(after !== null || next !== null) && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          {after !== null && (
            <ButtonLink href={categoryPath(slug)} variant="Outlined">
              <Trans>Newest recipes</Trans>
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink href={categoryPath(slug, next)} variant="Outlined">
              <Trans>More recipes</Trans>
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function ListedRecipe({
  recipe: { path, title, summary, language, kind, picture, totalMinutes, photo },
}: {
  recipe: PublicCategory['recipes'][number];
}) {
  const { i18n } = useLingui();
  return (
    <RecipeTile
      photo={photo}
      picture={picture}
      kind={kind}
      title={
        <Link href={path} lang={language}>
          <bdi>{title}</bdi>
        </Link>
      }
    >
      <p className={styles.summary} lang={language}>
        <bdi>{summary}</bdi>
      </p>
      {totalMinutes !== null && (
        <p className={styles.time}>
          <Clock />
          {formatMinutes(totalMinutes, i18n.locale)}
        </p>
      )}
    </RecipeTile>
  );
}

function Empty() {
  const way = (
    <ButtonLink href="/">
      <Trans>Go to the start page</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<EmptyPlateArt />}
      title={
        <h2>
          <Trans>No recipes yet</Trans>
        </h2>
      }
      action={way}
    >
      <p>
        <Trans>Nobody has shared a recipe of this kind so far.</Trans>
      </p>
    </EmptyState>
  );
}

/** Shown when the category does not exist. */
function Missing() {
  const { t } = useLingui();
  const { productName } = useApp().config;
  const name = t`Category not found`;
  const title = (
    <>
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
        <Trans>The link may have a typo, or the category no longer exists.</Trans>
      </p>
    </EmptyState>
  );
}
