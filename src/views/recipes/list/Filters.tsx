import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { CategoryLink } from '../../../../contract/recipes/category-pages.ts';
import type { RecipeFacets } from '../../../../contract/recipes/recipe.ts';
import { categoryNames, timeLimits } from '../../../../contract/recipes/recipe-search.ts';
import { wishDiets } from '../../../../contract/kitchen/wishes.ts';
import { atHomeIn, countOf, type RecipeFilters } from '../../../../machines/recipes/recipe-filters.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { wishDietNames } from '../../../texts/food-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { FoodField } from '../../kitchen/wishes/FoodField.tsx';
import { pantryPath } from '../../../pages/member-paths.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { categoryTexts, cooks, homes } from './filter-texts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './Filters.module.css';

interface FiltersProps {
  flow: ActorRefFrom<typeof recipesMachine>;
}

/** A slug may equal the name of a dish type. */
const sectionValue = (slug: string) => `section ${slug}`;

/** The staff's categories for these recipes, and the one in the address. */
function sectionsIn(facets: RecipeFacets | null, { section }: RecipeFilters): CategoryLink[] {
  const known = facets?.sections ?? [];
  return section === undefined || known.some(({ slug }) => slug === section) ? known : [...known, { slug: section, name: section }];
}

/** The filters: only those in which the existing recipes differ. */
export function Filters({ flow }: FiltersProps) {
  const { t, i18n } = useLingui();
  const { filters, facets } = useSelector(flow, (snapshot) => snapshot.context);
  const change = (what: Partial<RecipeFilters>) => flow.send({ type: 'filters.changed', change: what });
  const count = new Intl.NumberFormat(i18n.locale).format(countOf(filters));
  const any = { value: '', label: t`Any` };
  const tags = facets?.tags ?? [];
  const categories = categoryNames.filter((name) => facets?.categories.includes(name) === true || filters.category === name);
  const sections = sectionsIn(facets, filters);
  const diets = wishDiets.filter((name) => facets?.diets.includes(name) === true || filters.diet === name);
  return (
    <details className={styles.filters} open={countOf(filters) > 0 || undefined}>
      <summary className={styles.summary}>{countOf(filters) === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}</summary>
      <div className={styles.fields}>
        <SelectField
          label={<Trans>Category</Trans>}
          value={filters.section === undefined ? (filters.category ?? '') : sectionValue(filters.section)}
          options={[
            any,
            ...sections.map(({ slug, name }) => ({ value: sectionValue(slug), label: name })),
            ...categories.map((name) => ({ value: name, label: i18n._(categoryTexts[name]) })),
          ]}
          onValueChange={(value) =>
            change({
              section: sections.find(({ slug }) => sectionValue(slug) === value)?.slug,
              category: categories.find((name) => name === value),
            })
          }
        />
        <SelectField
          label={<Trans>Cuisine</Trans>}
          value={filters.cuisine ?? ''}
          options={[any, ...(facets?.cuisines ?? []).map(({ id, label }) => ({ value: id, label }))]}
          onValueChange={(cuisine) => change({ cuisine })}
        />
        <SelectField
          label={<Trans>Diet</Trans>}
          value={filters.diet ?? ''}
          options={[any, ...diets.map((name) => ({ value: name, label: i18n._(wishDietNames[name]) }))]}
          onValueChange={(diet) => change({ diet })}
        />
        <SelectField
          label={<Trans>Ready within</Trans>}
          value={filters.minutes ?? ''}
          options={[any, ...timeLimits.map((value) => ({ value, label: formatMinutes(Number(value), i18n.locale) }))]}
          onValueChange={(value) => change({ minutes: timeLimits.find((limit) => limit === value) })}
        />
        {(facets?.cooks.length ?? 0) > 1 && (
          <SelectField
            label={<Trans>Recipe by</Trans>}
            value={filters.cook ?? ''}
            options={[any, ...cooks.map(({ value, label }) => ({ value, label: i18n._(label) }))]}
            onValueChange={(value) => change({ cook: cooks.find((cook) => cook.value === value)?.value })}
          />
        )}
        {tags.length > 0 && (
          <SelectField
            label={<Trans>Tag</Trans>}
            value={filters.tag ?? ''}
            options={[any, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            onValueChange={(tag) => change({ tag })}
          />
        )}
        <SelectField
          label={<Trans>Favourites</Trans>}
          value={filters.favourite ?? ''}
          options={[
            { value: '', label: t`All recipes` },
            { value: 'yes', label: t`Favourites only` },
          ]}
          onValueChange={(value) => change({ favourite: value === 'yes' ? 'yes' : undefined })}
        />
        <SelectField
          label={<Trans>Cooked</Trans>}
          value={filters.cooked ?? ''}
          options={[
            { value: '', label: t`All recipes` },
            { value: 'yes', label: t`Cooked before` },
            { value: 'no', label: t`Not cooked yet` },
          ]}
          onValueChange={(value) => change({ cooked: value === 'yes' || value === 'no' ? value : undefined })}
        />
        <SelectField
          label={<Trans>What I can cook</Trans>}
          value={filters.home ?? ''}
          options={[any, ...homes.map(({ value, label }) => ({ value, label: i18n._(label) }))]}
          onValueChange={(value) => change({ home: homes.find((home) => home.value === value)?.value })}
        />
      </div>
      <AtHome flow={flow} />
      {countOf(filters) > 0 && (
        <Button variant="Transparent" size="Flat" onClick={() => flow.send({ type: 'filters.cleared' })}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </details>
  );
}

/** The foods at home: finds recipes that need them, fewest missing foods first. */
function AtHome({ flow }: FiltersProps) {
  const { t, i18n } = useLingui();
  const { filters, foodText, have, unknown } = useSelector(flow, (snapshot) => snapshot.context);
  const { foodSearch } = useSelector(flow, (snapshot) => snapshot.children);
  const ids = atHomeIn(filters);
  const strange = formatList(unknown, i18n.locale);
  const setFoods = (foods: readonly string[]) => flow.send({ type: 'filters.changed', change: { have: foods.join(',') } });
  if (foodSearch === undefined) return null;
  return (
    <div className={styles.home}>
      <FoodField
        label={<Trans>What I have at home</Trans>}
        hint={
          <Trans>
            One food, or several with commas: “eggs, flour”. Closest matches first. You can also save{' '}
            <Link href={pantryPath}>what you always have</Link>.
          </Trans>
        }
        errorText={unknown.length > 0 && <Trans>We do not know these foods: {strange}.</Trans>}
        text={foodText}
        search={foodSearch}
        onTextChange={(text) => flow.send({ type: 'food.typed', text })}
        onList={() => flow.send({ type: 'foods.submitted' })}
        onChoose={({ id }) => setFoods([...ids.filter((other) => other !== id), id])}
      />
      {have.length > 0 && (
        <ul className={styles.foods} aria-label={t`What I have at home`}>
          {have.map(({ id, label }) => (
            <li key={id}>
              <Button variant="Outlined" size="Flat" icon={<X />} onClick={() => setFoods(ids.filter((other) => other !== id))}>
                <span aria-hidden="true">{label}</span>
                <VisuallyHidden>{t`Remove: ${label}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
