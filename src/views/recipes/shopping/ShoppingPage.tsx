import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import { withPending } from '../../../../machines/recipes/shopping.model.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useLingui } from '@lingui/react';
import { errorText } from '../../../texts/error-texts.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { LineForm } from './LineForm.tsx';
import { ShareList } from './ShareList.tsx';
import { ShoppingLines } from './ShoppingLines.tsx';
import styles from './ShoppingPage.module.css';

/** /shopping: the shopping list; also used for share links. */
export function ShoppingPage({ flow }: PageProps<typeof shoppingMachine>) {
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  if (isMissing) return <MissingList />;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Shopping list</Trans>
      </h1>
      {isOpen && <OpenList flow={flow} />}
      {hasFailed && (
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Couldn’t load your list.</Trans>
        </DataError>
      )}
      {!isOpen && !hasFailed && <DataPlaceholder shape="lines" />}
    </div>
  );
}

function OpenList({ flow }: Pick<PageProps<typeof shoppingMachine>, 'flow'>) {
  const { i18n } = useLingui();
  const { list, pending, isLinked, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isWaiting = useSelector(flow, (snapshot) => snapshot.matches({ open: { sending: 'waiting' } }));
  const { link } = useSelector(flow, (snapshot) => snapshot.children);
  if (list === null) return null;
  const lines = withPending(list, pending);
  return (
    <>
      <LineForm flow={flow} />
      <FormError>{error === null ? null : errorText(error, i18n)}</FormError>
      <StatusMessage>
        {isWaiting && <Trans>Your changes are saved on this device. They are sent when the connection is back.</Trans>}
      </StatusMessage>
      {lines.length === 0 ? <EmptyList /> : <ShoppingLines flow={flow} lines={lines} />}
      {!isLinked && link !== undefined && <ShareList flow={link} isListShared={list.isShared} />}
    </>
  );
}

function EmptyList() {
  const title = (
    <h2>
      <Trans>Nothing to buy</Trans>
    </h2>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <p>
        <Trans>Add the ingredients of a recipe from its page, or write down what you need.</Trans>
      </p>
    </EmptyState>
  );
}

function MissingList() {
  const title = (
    <h1>
      <Trans>This list is no longer shared</Trans>
    </h1>
  );
  return (
    <EmptyState art={<SpiltPotArt />} title={title}>
      <p>
        <Trans>Ask the person who sent you the link for a new one.</Trans>
      </p>
    </EmptyState>
  );
}
