import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deliveryMachine } from '../../../../machines/sign-in/delivery.machine.ts';
import { FormError } from '../../../ui/FormError.tsx';

interface UndeliveredProps {
  flow: ActorRefFrom<typeof deliveryMachine>;
  email: string;
}

/** Tells a waiting user that the mail with the code could not be delivered. */
export function Undelivered({ flow, email }: UndeliveredProps) {
  const isUndeliverable = useSelector(flow, (snapshot) => snapshot.matches('undeliverable'));
  if (!isUndeliverable) return null;
  return (
    <FormError>
      <Trans>
        We could not deliver our email to <bdi dir="ltr">{email}</bdi>. Please check that the address is right.
      </Trans>
    </FormError>
  );
}
