import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { Area } from '../../../../contract/console/area.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';
import { consoleExportPath } from '../../../../contract/console/console-endpoints.ts';
import type { Query } from '../../../../contract/console/query.ts';
import { fillPath } from '../../../../contract/endpoint.ts';
import { matchText } from '../../../../machines/console/collection.model.ts';
import { buttonAttributes } from '../../../ui/Button.tsx';
import buttons from '../../../ui/Button.module.css';
import { shownColumns } from './list-props.ts';

/** Everything that matches, as CSV, with the columns that are shown. The browser shows how far it is, and stops it. */
export function ExportLink({ name, area, query }: { name: AreaName; area: Area; query: Query }) {
  const params = new URLSearchParams({ query: matchText(area, query), columns: shownColumns(area, query).join(',') });
  return (
    <a
      href={`${fillPath(consoleExportPath, { area: name })}?${params.toString()}`}
      download
      {...buttonAttributes({ variant: 'Outlined', size: 'Flat' })}
    >
      <span className={buttons.content}>
        <Download />
        <Trans>Export</Trans>
      </span>
    </a>
  );
}
