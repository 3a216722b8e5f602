import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import FolderTree from 'lucide-react/icons/folder-tree';
import Keyboard from 'lucide-react/icons/keyboard';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useId, useState, type ReactNode } from 'react';
import { useApp, useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { modalBox } from '../../shell/modals/modal-view.ts';
import { newRecord } from '../../../../contract/console/console-paths.ts';
import { categoryTreePath, recordPath } from '../areas/area-views.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ExportLink } from './ExportLink.tsx';
import { ExportNote } from './ExportNote.tsx';
import { FilterForm } from './FilterForm.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import type { ListProps } from './list-props.ts';
import styles from './ListHead.module.css';
import { mayMake } from './use-list-actions.ts';
import { SavedViews } from './SavedViews.tsx';

type Panel = 'filters' | 'columns' | 'views';

/** The title of a list, its search, filters and columns. */
export function ListHead({ flow, view }: ListProps) {
  const { t, i18n } = useLingui();
  const { app } = useApp();
  const { su } = useSession().extra;
  const { name, area, query } = useSelector(flow, (snapshot) => snapshot.context);
  const [panel, setPanel] = useState<Panel | null>(null);
  const id = useId();
  const toggle = (wanted: Panel, icon: ReactNode, label: string) => (
    <Button
      variant={panel === wanted ? 'FilledAccent1Light' : 'Outlined'}
      size="Small"
      icon={icon}
      aria-expanded={panel === wanted}
      aria-controls={id}
      data-panel={wanted}
      onClick={() => setPanel(panel === wanted ? null : wanted)}
    >
      {label}
    </Button>
  );
  const help = () => app.send({ type: 'modal.requested', box: modalBox(KeyHelp, null, { title: () => t`Keyboard shortcuts` }) });
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <h1>{i18n._(view.title)}</h1>
        <div role="search" className={styles.search}>
          <TextField
            label={t`Search`}
            isLabelHidden
            type="search"
            placeholder={t`Search`}
            maxLength={200}
            data-search
            asideStart={<Search />}
            value={query.search}
            onValueChange={(text) => flow.send({ type: 'search.changed', text })}
          />
        </div>
        <div className={styles.tools}>
          {toggle('filters', <ListFilter />, t`Filters`)}
          {toggle('views', <Bookmark />, t`Views`)}
          {toggle('columns', <Columns3 />, t`Columns`)}
          {name === 'categories' && (
            <ButtonLink href={categoryTreePath} variant="Outlined" size="Small" icon={<FolderTree />}>
              <Trans>Order of the categories</Trans>
            </ButtonLink>
          )}
          <ExportLink flow={flow} view={view} />
          <IconButton label={t`Keyboard shortcuts`} title={t`Keyboard shortcuts`} isSmall className={styles.keys} data-help onClick={help}>
            <Keyboard />
          </IconButton>
        </div>
        {view.make !== null && mayMake(area, view.make, su) && (
          <ButtonLink href={recordPath(name, newRecord)} size="Small" icon={<Plus />}>
            {i18n._(view.make)}
          </ButtonLink>
        )}
      </div>
      <ExportNote flow={flow} />
      <div id={id} hidden={panel === null} className={styles.panel} data-open-panel={panel ?? undefined}>
        {panel === 'filters' && <FilterForm flow={flow} view={view} />}
        {panel === 'columns' && <ColumnChoice flow={flow} view={view} />}
        {panel === 'views' && <SavedViews flow={flow} />}
      </div>
    </div>
  );
}
