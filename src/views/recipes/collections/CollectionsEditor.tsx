import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestCollectionName, type Collection } from '../../../../contract/recipes/collections.ts';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NameForm } from '../../../ui/NameForm.tsx';
import styles from './Collections.module.css';
import { NewCollection } from './NewCollection.tsx';

interface CollectionsProps {
  collections: ActorRefFrom<typeof collectionsMachine>;
}

/** Edits the collections: create, rename, reorder, delete. */
export function CollectionsEditor({ collections }: CollectionsProps) {
  const titleId = useId();
  const all = useSelector(collections, (snapshot) => snapshot.context.collections);
  const named = useSelector(collections, (snapshot) =>
    snapshot.matches({ panel: 'renaming' }) || snapshot.matches({ panel: 'saving' }) ? (snapshot.context.form?.guid ?? null) : null,
  );
  const isOpening = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'openingEditor' }));
  const hasFailed = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'editorFailed' }));
  const isDeleting = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'deleting' }));
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={isOpening || isDeleting || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans>Edit collections</Trans>
        </h2>
        <Button variant="Transparent" size="Flat" onClick={() => collections.send({ type: 'panel.closed' })}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {hasFailed && <DataError onRetry={() => collections.send({ type: 'retry.requested' })} />}
      {!hasFailed && !isOpening && all.length === 0 && (
        <p className={styles.hint}>
          <Trans>Collections keep recipes together: “Sunday roasts”, “For the children”. Give the first one a name.</Trans>
        </p>
      )}
      {!hasFailed && all.length > 0 && (
        <ol className={styles.rows}>
          {all.map((collection, place) => (
            <li key={collection.guid} className={styles.row}>
              {named === collection.guid ? (
                <TitleForm collections={collections} />
              ) : (
                <Row collections={collections} collection={collection} isFirst={place === 0} isLast={place === all.length - 1} />
              )}
            </li>
          ))}
        </ol>
      )}
      {!hasFailed && !isOpening && named === null && <NewCollection collections={collections} />}
    </section>
  );
}

interface RowProps extends CollectionsProps {
  collection: Collection;
  isFirst: boolean;
  isLast: boolean;
}

function Row({ collections, collection, isFirst, isLast }: RowProps) {
  const { t } = useLingui();
  const { guid, name } = collection;
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.tools}>
        {/* Not `disabled` at an end: the button would lose the focus, and the keyboard its position. */}
        <IconButton
          label={t`Move up: ${name}`}
          aria-disabled={isFirst || undefined}
          onClick={() => {
            if (!isFirst) collections.send({ type: 'collection.moved', guid, by: -1 });
          }}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={t`Move down: ${name}`}
          aria-disabled={isLast || undefined}
          onClick={() => {
            if (!isLast) collections.send({ type: 'collection.moved', guid, by: 1 });
          }}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={t`Rename: ${name}`} onClick={() => collections.send({ type: 'rename.begun', collection })}>
          <Pencil />
        </IconButton>
        <IconButton label={t`Delete: ${name}`} onClick={() => collections.send({ type: 'removal.requested', collection })}>
          <Trash />
        </IconButton>
      </span>
    </>
  );
}

function TitleForm({ collections }: CollectionsProps) {
  const { i18n } = useLingui();
  const { form, problem, error } = useSelector(collections, (snapshot) => snapshot.context);
  const isSaving = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'saving' }));
  return (
    <NameForm
      label={<Trans>Name of the collection</Trans>}
      errorText={fieldText('name', problem, error, i18n)}
      commonText={commonText(['name'], error, i18n)}
      maxLength={longestCollectionName}
      value={form?.name ?? ''}
      isSaving={isSaving}
      onValueChange={(name) => collections.send({ type: 'title.changed', name })}
      onSave={() => collections.send({ type: 'title.submitted' })}
      onCancel={() => collections.send({ type: 'rename.cancelled' })}
    />
  );
}
