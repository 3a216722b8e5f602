import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { signUpMachine } from '../../../../machines/sign-in/sign-up.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerificationForm } from './VerificationForm.tsx';

/** Spec 4, sign-up: the three steps of one flow under three addresses. The flow says which step is open. */
export function SignUpPage({ flow }: PageProps<typeof signUpMachine>) {
  const { verification, profile } = useSelector(flow, (snapshot) => snapshot.children);
  const isForm = useSelector(flow, (snapshot) => snapshot.matches('form') || snapshot.matches('creating'));
  if (isForm) return <SignUpForm flow={flow} />;
  if (verification !== undefined) return <VerificationForm flow={verification} />;
  if (profile === undefined) return null;
  return (
    <ProfileForm
      flow={profile}
      title={<Trans>Finish signing up</Trans>}
      intro={<Trans>One last thing: what should we call you?</Trans>}
      action={<Trans>Continue</Trans>}
      isOnlyThing
    />
  );
}
