import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { signUpMachine } from '../../../../machines/sign-in/sign-up.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../credentials/FormHead.tsx';
import { NewCodes } from '../../account/passkeys/NewCodes.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerificationForm } from './VerificationForm.tsx';

const forms = ['form', 'creating', 'offering', 'making', 'binding'] as const;

/** Sign-up: three steps of one flow at three addresses. The flow says which step is open. */
export function SignUpPage({ flow }: PageProps<typeof signUpMachine>) {
  const { verification, profile } = useSelector(flow, (snapshot) => snapshot.children);
  const isForm = useSelector(flow, (snapshot) => forms.some((state) => snapshot.matches(state)));
  const isMakingCodes = useSelector(flow, (snapshot) => snapshot.matches('makingCodes'));
  const isShowingCodes = useSelector(flow, (snapshot) => snapshot.matches('showingCodes'));
  if (isForm) return <SignUpForm flow={flow} />;
  if (isMakingCodes)
    return (
      <>
        <FormHead title={<Trans>Your recovery codes</Trans>} />
        <DataPlaceholder isInSheet />
      </>
    );
  if (isShowingCodes) return <SignUpCodes flow={flow} />;
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

/** In case the only sign-in method is lost. */
function SignUpCodes({ flow }: Pick<PageProps<typeof signUpMachine>, 'flow'>) {
  const codes = useSelector(flow, (snapshot) => snapshot.context.codes);
  const intro = (
    <Trans>If you lose your passkeys, each of these codes signs you in once. Keep them in a safe place, not on the same device.</Trans>
  );
  return <NewCodes as="h1" intro={intro} codes={codes} onKept={() => flow.send({ type: 'codes.kept' })} />;
}
