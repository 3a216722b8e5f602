import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'wouter';
import { categoryPath, type CategoryLink } from '../../../../contract/recipes/category-pages.ts';
import type { sampleMachine } from '../../../../machines/kitchen/sample.machine.ts';
import { useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SampleCard } from './SampleCard.tsx';
import styles from './SamplePage.module.css';

/** Below the landing page's hero: sample recipes to try before signing up. */
export function SamplePage({ flow }: PageProps<typeof sampleMachine>) {
  const { t } = useLingui();
  const { isVerified } = useSession();
  const { samples, categories, chosen, servings } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const titleId = useId();
  const dishes = samples.map(({ id, recipe }) => ({ value: id, label: <bdi lang={recipe.language}>{recipe.title}</bdi> }));
  return (
    <section className={styles.sample} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <Trans>What you get</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>Pick a dish and set your servings.</Trans>
        </p>
      </div>
      {isBusy && <output className={styles.placeholder} aria-busy="true" aria-label={t`Loading the recipes`} />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {chosen !== null && (
        <>
          <Segmented
            label={<Trans>Dish</Trans>}
            isLabelHidden
            options={dishes}
            value={chosen.id}
            onValueChange={(id) => flow.send({ type: 'sample.chosen', id })}
          />
          <SampleCard
            key={chosen.id}
            recipe={chosen.recipe}
            servings={servings}
            onServingsChange={(next) => flow.send({ type: 'servings.changed', servings: next })}
          />
          {chosen.path !== undefined && (
            <ButtonLink href={chosen.path} variant="Outlined" className={styles.way}>
              <Trans>See the whole recipe</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={isVerified ? '/account' : '/sign-up'} variant="FilledAccent1" className={styles.way}>
            <Trans>Make your own</Trans>
          </ButtonLink>
        </>
      )}
      {categories.length > 0 && <Categories categories={categories} />}
    </section>
  );
}

/** Links to shared recipes. */
function Categories({ categories }: { categories: readonly CategoryLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={styles.categories}>
      <h3 id={titleId} className={styles.browse}>
        <Trans>Browse by category</Trans>
      </h3>
      <ul className={styles.links}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={categoryPath(slug)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
