import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ShownWish } from '../../../../contract/kitchen/wishes.ts';
import type { dietProfileMachine } from '../../../../machines/account/diet-profile.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { draftProblemTexts } from '../../../texts/problem-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { DietField, LeaveOutFields } from '../../kitchen/wishes/WishFields.tsx';
import styles from './LanguageForm.module.css';

/** Diets, allergies and excluded foods of a profile, with a save button. */
export function DietForm({ flow }: { flow: ActorRefFrom<typeof dietProfileMachine> }) {
  const { i18n } = useLingui();
  const { wishes, leaveOut, isUnfinished, error } = useSelector(flow, (snapshot) => snapshot.context);
  const { foodSearch } = useSelector(flow, (snapshot) => snapshot.children);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches({ editing: 'saved' }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'profile.submitted' });
  };
  const chosen = {
    wishes,
    onAdd: (wish: ShownWish) => flow.send({ type: 'wish.added', wish }),
    onRemove: (wish: ShownWish) => flow.send({ type: 'wish.removed', wish }),
  };
  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <DietField {...chosen} />
      <LeaveOutFields
        {...chosen}
        leaveOut={leaveOut}
        leaveOutError={isUnfinished ? i18n._(draftProblemTexts['leaveOut.unknown']) : undefined}
        search={foodSearch}
        onLeaveOutChange={(text) => flow.send({ type: 'leaveOut.changed', text })}
      />
      <FormError>{error === null ? null : errorText(error, i18n)}</FormError>
      <SubmitBar>
        <Button type="submit" isLoading={isBusy}>
          <Trans>Save changes</Trans>
        </Button>
        <SuccessMessage>{isSaved && <Trans>Your changes are saved.</Trans>}</SuccessMessage>
      </SubmitBar>
    </form>
  );
}
