import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import type { ActorRefFrom } from 'xstate';
import { longestSearch, recipeSorts } from '../../../../contract/recipes/recipe-search.ts';
import { atHomeIn } from '../../../../machines/recipes/recipe-filters.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { sortTexts } from './filter-texts.ts';
import styles from './SearchBar.module.css';

/** Search text and sort order. */
export function SearchBar({ flow }: { flow: ActorRefFrom<typeof recipesMachine> }) {
  const { i18n } = useLingui();
  const { filters, meant } = useSelector(flow, (snapshot) => snapshot.context);
  const isSearched = (filters.q ?? '').trim() !== '';
  const isHome = atHomeIn(filters).length > 0 || filters.home !== undefined;
  // Sort orders that do not apply to these recipes are not offered.
  const sorts = recipeSorts.filter((sort) => (sort !== 'best' || isSearched) && (sort !== 'missing' || isHome));
  const usual = isHome ? 'missing' : isSearched ? 'best' : 'newest';
  const sort = sorts.find((one) => one === filters.sort) ?? usual;
  const words = meant.join(' ');
  return (
    <div className={styles.bar} role="search">
      <TextField
        type="search"
        label={<Trans>Search recipes</Trans>}
        asideStart={<Search />}
        dir="auto"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={filters.q ?? ''}
        onValueChange={(text) => flow.send({ type: 'search.typed', text })}
      />
      <SelectField
        label={<Trans>Sort by</Trans>}
        value={sort}
        options={sorts.map((one) => ({ value: one, label: i18n._(sortTexts[one]) }))}
        onValueChange={(value) => flow.send({ type: 'filters.changed', change: { sort: sorts.find((one) => one === value) } })}
      />
      <p className={styles.meant} role="status">
        {meant.length > 0 && (
          <Trans>
            Showing results for <bdi>{words}</bdi>.
          </Trans>
        )}
      </p>
    </div>
  );
}
