import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { exportAddress } from '../../../../contract/console/export.ts';
import type { exportMachine } from '../../../../machines/console/export.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './ExportNote.module.css';
import type { ListProps } from './list-props.ts';

interface ExportProps {
  flow: ActorRefFrom<typeof exportMachine>;
}

/** Progress and result of an export. */
export function ExportNote({ flow }: Pick<ListProps, 'flow'>) {
  const child = useSelector(flow, (snapshot) => snapshot.children.export);
  return child === undefined ? null : <ExportState flow={child} />;
}

export function ExportState({ flow }: ExportProps) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { rows, error, area, order } = snapshot.context;
  const isOver = snapshot.matches('resting') && !snapshot.matches({ resting: 'quiet' });
  const hasFailed = snapshot.matches({ resting: 'failed' });
  return (
    <div className={snapshot.matches('running') || isOver ? styles.note : styles.quiet}>
      {snapshot.matches('running') && <Progress flow={flow} />}
      <StatusMessage>
        {snapshot.matches('choosing') && <Trans>Choose where the file is to be saved.</Trans>}
        {snapshot.matches({ resting: 'saved' }) && <Plural value={rows} one="# row saved in the file." other="# rows saved in the file." />}
        {snapshot.matches({ resting: 'cancelled' }) && <Trans>Export cancelled. No file was saved.</Trans>}
      </StatusMessage>
      <FormError>{(hasFailed || snapshot.matches({ resting: 'denied' })) && error !== null && errorText(error, i18n)}</FormError>
      <div className={styles.buttons}>
        {snapshot.matches('running') && (
          <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'cancel.requested' })}>
            <Trans>Cancel the export</Trans>
          </Button>
        )}
        {hasFailed && (
          <>
            <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'retry.requested' })}>
              <Trans>Export again</Trans>
            </Button>
            <a href={exportAddress({ area, ...order })} download>
              <Trans>Download without progress</Trans>
            </a>
          </>
        )}
        {isOver && (
          <Button variant="Transparent" size="Small" onClick={() => flow.send({ type: 'note.dismissed' })}>
            <Trans>Hide</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** "12,000 of 48,000 rows · 25%" */
function Progress({ flow }: ExportProps) {
  const { t, i18n } = useLingui();
  const { rows, total } = useSelector(flow, (snapshot) => snapshot.context);
  const number = new Intl.NumberFormat(i18n.locale);
  // Below 100% until complete: the database's count is an estimate.
  const share = total === null || total.rows === 0 ? null : Math.min(0.99, rows / total.rows);
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share ?? 0);
  const [so, all] = [number.format(rows), number.format(total?.rows ?? 0)];
  return (
    <>
      <progress className={styles.bar} {...(share !== null && { value: share })} max={1} aria-label={t`Progress of the export`} />
      <p>
        {total === null && <Plural value={rows} one="# row so far" other="# rows so far" />}
        {total?.isAbout === false && (
          <Trans>
            {so} of {all} rows · {percent}
          </Trans>
        )}
        {total?.isAbout === true && (
          <Trans>
            {so} of about {all} rows · {percent}
          </Trans>
        )}
      </p>
    </>
  );
}
