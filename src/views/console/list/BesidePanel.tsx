import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { besideMachine } from '../../../../machines/console/beside.machine.ts';
import { RecordPage } from '../record/RecordPage.tsx';
import type { RecordProps } from '../record/record-props.ts';
import { isBoxOpen } from './use-list-keys.ts';
import styles from './BesidePanel.module.css';

interface BesidePanelProps {
  flow: ActorRefFrom<typeof besideMachine>;
  Sheet?: ComponentType<{ text: string }> | undefined;
}

/** The record beside the list. Escape closes it. */
export function BesidePanel({ flow, Sheet }: BesidePanelProps) {
  const record = useSelector(flow, ({ context }) => context.record);
  return record === null ? null : <OpenPanel key={record.sessionId} flow={flow} record={record} Sheet={Sheet} />;
}

function OpenPanel({ flow, record, Sheet }: BesidePanelProps & { record: RecordProps['flow'] }) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  // Opened from its row; by an address, the page keeps the focus where it begins.
  useEffect(() => {
    if (document.activeElement?.closest('[data-row]')) panel.current?.focus();
  }, []);
  const close = () => {
    const { guid } = record.getSnapshot().context;
    flow.send({ type: 'record.closed' });
    // Back to the row that it was opened from.
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(guid ?? '')}"] a`)?.focus();
  };
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const place = panel.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isBoxOpen()) onEscape();
    };
    place?.addEventListener('keydown', hear);
    return () => place?.removeEventListener('keydown', hear);
  }, []);
  return (
    <aside ref={panel} className={styles.panel} aria-label={t`Open record`} tabIndex={-1}>
      <RecordPage flow={record} Sheet={Sheet} onClose={close}>
        {null}
      </RecordPage>
    </aside>
  );
}
