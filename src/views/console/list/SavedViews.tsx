import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { queryText } from '../../../../machines/console/collection.model.ts';
import type { savedViewsMachine } from '../../../../machines/console/saved-views.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { listPath } from '../areas/area-views.ts';
import type { ListProps } from './list-props.ts';
import styles from './ListPanel.module.css';

/** The saved views of a list. Each links to its address. */
export function SavedViews({ flow }: Pick<ListProps, 'flow'>) {
  const child = useSelector(flow, (snapshot) => snapshot.children.savedViews);
  const query = useSelector(flow, ({ context }) => queryText(context.area, { ...context.query, after: null }));
  return child === undefined ? null : <ViewList flow={child} query={query} />;
}

interface ViewListProps {
  flow: ActorRefFrom<typeof savedViewsMachine>;
  /** The current view of the list. */
  query: string;
}

export function ViewList({ flow, query }: ViewListProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { area, views, name, isShared, removed, error } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'view.submitted', query });
  };
  if (snapshot.matches('loading')) return <DataPlaceholder isInSheet />;
  if (snapshot.matches('failed')) return <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />;
  return (
    <div className={styles.panel}>
      <div>
        <h2 className={styles.legend}>
          <Trans>Saved views</Trans>
        </h2>
        {views.length === 0 && (
          <p className={styles.note}>
            <Trans>None yet. Search and filter, then save the view here.</Trans>
          </p>
        )}
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.guid} className={styles.view}>
              <Link href={view.query === '' ? listPath(area) : `${listPath(area)}?${view.query}`}>
                <bdi>{view.name}</bdi>
              </Link>
              {view.isShared && (
                <span className={styles.note}>
                  <Trans>shared</Trans>
                </span>
              )}
              {view.isOwn && (
                <Button
                  variant="Transparent"
                  size="Small"
                  icon={<Trash2 />}
                  aria-label={t`Remove the view ${view.name}`}
                  isLoading={snapshot.matches('removing') && removed === view.guid}
                  disabled={isBusy}
                  onClick={() => flow.send({ type: 'view.removed', guid: view.guid })}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t`Name of this view`}
          maxLength={60}
          value={name}
          readOnly={isBusy}
          errorText={fieldText('name', null, error, i18n)}
          onValueChange={(text) => flow.send({ type: 'name.changed', name: text })}
        />
        <label>
          <input
            type="checkbox"
            checked={isShared}
            disabled={isBusy}
            onChange={(event) => flow.send({ type: 'sharing.changed', isShared: event.currentTarget.checked })}
          />{' '}
          <Trans>Show it to colleagues</Trans>
        </label>
        <FormError>{commonText(['name'], error, i18n)}</FormError>
        <Button type="submit" size="Flat" isLoading={snapshot.matches('saving')} disabled={isBusy || name.trim() === ''}>
          <Trans>Save view</Trans>
        </Button>
      </form>
    </div>
  );
}
