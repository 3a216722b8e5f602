import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { denialMachine } from '../../../../machines/sign-in/denial.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { FormHead } from '../credentials/FormHead.tsx';

/** /not-me: the target of the link in a sign-in notification. Nothing happens before the button is pressed. */
export function DenialPage({ flow }: PageProps<typeof denialMachine>) {
  const isDenied = useSelector(flow, (snapshot) => snapshot.matches('denied'));
  const isOver = useSelector(flow, (snapshot) => snapshot.matches('over'));
  if (isDenied) return null;
  return isOver ? <UsedLink /> : <DenialForm flow={flow} />;
}

function DenialForm({ flow }: { flow: ActorRefFrom<typeof denialMachine> }) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const form = useRef<HTMLFormElement>(null);
  // After a refusal, because the button lost the focus while it was disabled.
  useFocusAfter(form, [error], { isNeeded: error !== null, inside: 'button' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'denial.confirmed' });
  };
  return (
    <AuthForm
      ref={form}
      title={<Trans>That was not me</Trans>}
      intro={
        <Trans>
          If somebody else signed in to your account, lock it now: everybody is signed out, the password stops working, and we mail you a
          code for a new one.
        </Trans>
      }
      onSubmit={submit}
      aside={
        <Trans>
          Was it you? Then all is well. <Link href="/">Leave this page</Link>
        </Trans>
      }
    >
      <FormError>{commonText([], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy}>
        <Trans>Lock my account</Trans>
      </Button>
    </AuthForm>
  );
}

function UsedLink() {
  return (
    <>
      <FormHead
        title={<Trans>This link is no longer valid</Trans>}
        intro={<Trans>It has already been used, is more than seven days old, or is incomplete. You can still choose a new password.</Trans>}
      />
      <ButtonLink href="/reset-password" isBlock>
        <Trans>Reset password</Trans>
      </ButtonLink>
    </>
  );
}
