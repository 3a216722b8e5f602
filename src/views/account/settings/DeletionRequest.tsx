import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Deletion } from '../../../../contract/account/personal-data.ts';
import type { deletionMachine } from '../../../../machines/account/deletion.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import styles from './DeletionPage.module.css';

interface DeletionRequestProps {
  flow: ActorRefFrom<typeof deletionMachine>;
  deletion: Deletion;
}

const isoDay = (time: number) => new Date(time).toISOString();

/** A pending request: its two dates, and a button to cancel it. */
export function DeletionRequest({ flow, deletion: { executesAt, goneAt, requestedAt } }: DeletionRequestProps) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const day = (time: number) => <time dateTime={isoDay(time)}>{formatDay(time, i18n.locale)}</time>;
  const title = useFocusOnEntry<HTMLHeadingElement>();
  // WCAG 2.4.3: the form that requested it is gone.
  return (
    <section className={styles.notice}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Your account will be deleted</Trans>
      </h2>
      <dl className={styles.dates}>
        <dt>
          <Trans>Requested on</Trans>
        </dt>
        <dd>{day(requestedAt)}</dd>
        <dt>
          <Trans>Account will be deleted on</Trans>
        </dt>
        <dd>{day(executesAt)}</dd>
        <dt>
          <Trans>All data erased by</Trans>
        </dt>
        <dd>{day(goneAt)}</dd>
      </dl>
      <p>
        <Trans>Until then you can keep using your account, and change your mind.</Trans>
      </p>
      <FormError>{error !== null && errorText(error, i18n)}</FormError>
      <div>
        <Button isLoading={isBusy} onClick={() => flow.send({ type: 'keeping.requested' })}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
    </section>
  );
}
