import { i18n } from '@lingui/core';
import { useSelector } from '@xstate/react';
import type { BulkActionRef } from '../../../../machines/console/bulk-action.machine.ts';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { NoSecondFactor } from '../../sign-in/step-up/NoSecondFactor.tsx';
import { modalBox, type ModalContentProps } from '../../shell/modals/modal-view.ts';
import { ActionQuestion } from './ActionQuestion.tsx';
import styles from './BulkActionBox.module.css';
import { RunReport } from './RunReport.tsx';
import { runTitle } from './run-texts.ts';

/** A bulk action in its box: question, progress and report. */
export function BulkActionBox({ content: { flow }, onClose }: ModalContentProps<{ flow: BulkActionRef }>) {
  const snapshot = useSelector(flow, (current) => current);
  const isAsking = snapshot.matches('asking') || snapshot.matches('starting') || snapshot.matches('provingToStart');
  const { run } = snapshot.context;
  return (
    <div className={styles.box}>
      {snapshot.matches('loadingChoices') && <DataPlaceholder isInSheet />}
      {snapshot.matches('choicesFailed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {snapshot.matches('factorless') && <NoSecondFactor />}
      {isAsking && <ActionQuestion flow={flow} onClose={() => onClose(null)} />}
      {run !== null && !snapshot.matches('factorless') && <RunReport flow={flow} run={run} onClose={() => onClose(null)} />}
    </div>
  );
}

export function bulkActionBox(content: { flow: BulkActionRef }): ModalBox {
  const { area, action } = content.flow.getSnapshot().context;
  return modalBox(BulkActionBox, content, { title: () => runTitle({ area, action, undoes: null }, i18n) });
}
