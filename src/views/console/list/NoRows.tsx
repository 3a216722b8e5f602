import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListProps } from './list-props.ts';

/** The area is empty, or nothing matches: then with a link to all rows. */
export function NoRows({ flow }: Pick<ListProps, 'flow'>) {
  const { search, filters } = useSelector(flow, (snapshot) => snapshot.context.query);
  if (search === '' && Object.keys(filters).length === 0) {
    const title = (
      <h2>
        <Trans>There is nothing here yet</Trans>
      </h2>
    );
    return <EmptyState art={<EmptyPlateArt />} title={title} />;
  }
  const title = (
    <h2>
      <Trans>Nothing matches</Trans>
    </h2>
  );
  const way = (
    <Button variant="Outlined" onClick={() => flow.send({ type: 'filters.cleared' })}>
      <Trans>Show everything</Trans>
    </Button>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title} action={way}>
      <p>
        <Trans>No rows match your search and filters.</Trans>
      </p>
    </EmptyState>
  );
}
