import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { categoryNames, timeLimits } from '../../../../contract/recipes/recipe-search.ts';
import { wishDiets } from '../../../../contract/kitchen/wishes.ts';
import type { RecipeFacets } from '../../../../contract/recipes/recipe.ts';
import type { RecipeFilters } from '../../../../machines/recipes/recipe-filters.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { wishDietNames } from '../../../texts/food-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { categoryTexts } from './filter-texts.ts';
import styles from './FilterChips.module.css';

type Count = NonNullable<RecipeFacets['counts']>[number];

/** The filter of a chip; null for one that this version does not know. */
function filterOf({ filter, value }: Count): Partial<RecipeFilters> | null {
  if (filter === 'favourite') return { favourite: 'yes' };
  if (filter === 'minutes') {
    const minutes = timeLimits.find((limit) => limit === value);
    return minutes === undefined ? null : { minutes };
  }
  if (filter === 'diet') return { diet: value };
  const category = categoryNames.find((name) => name === value);
  return category === undefined ? null : { category };
}

/** The most useful filters, each with the number of recipes it finds. A second press takes it back. */
export function FilterChips({ flow }: { flow: ActorRefFrom<typeof recipesMachine> }) {
  const { t, i18n } = useLingui();
  const filters = useSelector(flow, (snapshot) => snapshot.context.filters);
  const counts = useSelector(flow, (snapshot) => snapshot.context.facets?.counts ?? []);
  const number = new Intl.NumberFormat(i18n.locale);
  const nameOf = ({ filter, value }: Count) => {
    if (filter === 'favourite') return t`Favourites`;
    if (filter === 'minutes') {
      const time = formatMinutes(Number(value), i18n.locale);
      return i18n._(msg`Up to ${time}`);
    }
    const diet = wishDiets.find((name) => name === value);
    if (filter === 'diet') return diet === undefined ? value : i18n._(wishDietNames[diet]);
    const category = categoryNames.find((name) => name === value);
    return category === undefined ? value : i18n._(categoryTexts[category]);
  };
  if (counts.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t`Filters`}>
      {counts.map((one) => {
        const change = filterOf(one);
        if (change === null) return null;
        const isOn = filters[one.filter] === one.value;
        return (
          <Button
            key={`${one.filter} ${one.value}`}
            variant={isOn ? 'FilledAccent1Light' : 'Outlined'}
            size="Flat"
            className={styles.chip}
            aria-pressed={isOn}
            onClick={() => flow.send({ type: 'filters.changed', change: isOn ? { [one.filter]: undefined } : change })}
          >
            {nameOf(one)} <span className={styles.count}>{number.format(one.count)}</span>
          </Button>
        );
      })}
    </div>
  );
}
