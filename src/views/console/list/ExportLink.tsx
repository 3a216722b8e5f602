import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { exportAddress } from '../../../../contract/console/export.ts';
import { matchText } from '../../../../machines/console/collection.model.ts';
import { buttonAttributes } from '../../../ui/Button.tsx';
import buttons from '../../../ui/Button.module.css';
import { shownColumns, type ListProps } from './list-props.ts';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** All matching rows as CSV, with the shown columns. A real link, so that "Save link as" leaves the download to the browser. */
export function ExportLink({ flow, view }: Pick<ListProps, 'flow' | 'view'>) {
  const { i18n } = useLingui();
  const { name, area, query } = useSelector(flow, (snapshot) => snapshot.context);
  const child = useSelector(flow, (snapshot) => snapshot.children.export);
  const isRunning = useSelector(child, (snapshot) => snapshot?.matches('resting') === false);
  const columns = shownColumns(area, query);
  const labels = columns.map((column) => {
    const text = view.columns[column];
    return text === undefined ? column : i18n._(text);
  });
  const order = { query: matchText(area, query), columns, labels };
  const start = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    child?.send({ type: 'export.requested', ...order });
  };
  return (
    <a
      href={exportAddress({ area: name, ...order })}
      download
      data-export
      aria-disabled={isRunning || undefined}
      onClick={start}
      {...buttonAttributes({ variant: 'Outlined', size: 'Small' })}
    >
      <span className={buttons.content}>
        <Download />
        <Trans>Export</Trans>
      </span>
    </a>
  );
}
