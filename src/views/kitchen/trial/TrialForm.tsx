import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { trialMachine } from '../../../../machines/kitchen/trial.machine.ts';
import { openParts, trialProblem, type TrialProblem } from '../../../../machines/kitchen/trial.model.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { Examples } from '../order/Examples.tsx';
import fieldStyles from '../order/OrderForm.module.css';
import { Question } from '../order/Question.tsx';
import { SendKeys } from '../order/SendKeys.tsx';
import { UnclearWishes } from '../order/UnclearWishes.tsx';
import styles from './TrialPage.module.css';

const problemTexts: Record<TrialProblem, MessageDescriptor> = {
  'description.missing': msg`Describe a dish`,
  'description.tooLong': msg`Please use at most 500 characters`,
};

interface Props {
  flow: ActorRefFrom<typeof trialMachine>;
}

/** The field, with the kitchen's question or its reason above it, and examples below it. */
export function TrialForm({ flow }: Props) {
  const { t, i18n } = useLingui();
  const { description, problem } = useSelector(flow, (snapshot) => snapshot.context);
  const isIdle = useSelector(flow, (snapshot) => snapshot.matches({ writing: 'idle' }));
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'trial.requested' });
    if (trialProblem(description) !== null) field.current?.focus();
  };
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>
        <Trans>What would you like to cook?</Trans>
      </h1>
      <Asked flow={flow} />
      <Reason flow={flow} />
      <form className={fieldStyles.composer} data-wrong={problem !== null || undefined} noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          label={<Trans>Describe a dish</Trans>}
          isLabelHidden
          isBare
          name="description"
          placeholder={t`Shakshuka with feta, or something warm from two leeks and a potato`}
          dir={description === '' ? undefined : 'auto'}
          isAutoHeight
          value={description}
          onValueChange={(text) => flow.send({ type: 'description.changed', description: text })}
          errorText={problem === null ? undefined : i18n._(problemTexts[problem])}
        />
        <div className={fieldStyles.send}>
          <SendKeys isDisabled={false} />
          <Button type="submit" size="Flat" icon={<ChefHat />} aria-keyshortcuts="Control+Enter Meta+Enter">
            <Trans>Make a recipe</Trans>
          </Button>
        </div>
      </form>
      {isIdle && description === '' && <Examples onTake={(text) => flow.send({ type: 'example.chosen', description: text })} />}
    </div>
  );
}

/** The kitchen's question, with its answers. */
function Asked({ flow }: Props) {
  const { asked, trial } = useSelector(flow, (snapshot) => snapshot.context);
  const isAsked = useSelector(flow, (snapshot) => snapshot.matches({ writing: 'asked' }));
  const title = useRef<HTMLHeadingElement>(null);
  // The page with the pressed button is gone.
  useFocusAfter(title, [isAsked], { isNeeded: isAsked });
  if (!isAsked || trial?.type !== 'needs_input') return null;
  return (
    <>
      <Question
        ref={title}
        question={trial.question}
        onChoose={(id) => flow.send({ type: 'suggestion.chosen', id })}
        onImprovise={() => flow.send({ type: 'improvisation.chosen' })}
      />
      <UnclearWishes
        unclear={openParts({ asked, trial })}
        onAnswer={({ word, text }, food) => flow.send({ type: 'part.answered', word, text, leaveOut: food?.id ?? null })}
      />
    </>
  );
}

/** Why there is no recipe, with the way on. */
function Reason({ flow }: Props) {
  const { i18n } = useLingui();
  const { trial, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches({ writing: 'refused' }));
  const isUsedUp = useSelector(flow, (snapshot) => snapshot.matches({ writing: 'usedUp' }));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches({ writing: 'failed' }));
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(place, [hasFailed, isUsedUp], { isNeeded: hasFailed || isUsedUp, inside: 'button, a' });
  if (isRefused && trial?.type === 'failed') return <FormError>{trial.message}</FormError>;
  if (error === null || (!isUsedUp && !hasFailed)) return null;
  const way: ReactNode = isUsedUp ? (
    <ButtonLink href="/sign-up" size="Flat">
      <Trans>Create account</Trans>
    </ButtonLink>
  ) : (
    <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={() => flow.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <div ref={place}>
      {/* The server says how many recipes there are without an account. */}
      <FormError action={way}>{isUsedUp ? error.message : errorText(error, i18n)}</FormError>
    </div>
  );
}
