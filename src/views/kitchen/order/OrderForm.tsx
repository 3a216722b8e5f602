import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { RefObject, SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { maxDescriptionLength } from '../../../../contract/kitchen/kitchen.ts';
import { draftProblem } from '../../../../machines/kitchen/draft.ts';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { draftProblemTexts } from '../../../texts/problem-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { OrderPhotos } from '../photos/OrderPhotos.tsx';
import styles from './OrderForm.module.css';
import { OrderSettings } from './OrderSettings.tsx';
import { useServings } from './OrderServings.tsx';
import { Outcome } from './Outcome.tsx';
import { SendKeys } from './SendKeys.tsx';
import { Understood } from './Understood.tsx';

interface OrderFormProps {
  flow: ActorRefFrom<typeof kitchenMachine>;
  descriptionRef: RefObject<HTMLTextAreaElement | null>;
}

/** The order form: one field with the photo and send buttons inside; below it what was understood, and the settings as one line. */
export function OrderForm({ flow, descriptionRef }: OrderFormProps) {
  const { t, i18n } = useLingui();
  const { draft, problem, photosAre } = useSelector(flow, (snapshot) => snapshot.context);
  const { reading, photos } = useSelector(flow, (snapshot) => snapshot.children);
  const { kitchen } = useApp().config;
  const { servings } = useServings(flow);
  // An order sent now would lack a photo.
  const isPreparing = photosAre === 'coming';
  const fault = problem === null ? undefined : i18n._(draftProblemTexts[problem]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The draft stores what the form shows.
    if (servings !== draft.servings) flow.send({ type: 'servings.changed', servings });
    flow.send({ type: 'recipe.requested' });
    if (draftProblem(draft)?.startsWith('description.')) descriptionRef.current?.focus();
  };
  const send = (
    <div className={styles.send}>
      <SendKeys isDisabled={isPreparing} />
      <Button type="submit" size="Flat" icon={<ChefHat />} disabled={isPreparing} aria-keyshortcuts="Control+Enter Meta+Enter">
        <Trans>Make a recipe</Trans>
      </Button>
    </div>
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.composer} data-wrong={problem?.startsWith('description.') || undefined}>
        <TextArea
          ref={descriptionRef}
          label={<Trans>Describe a dish</Trans>}
          isLabelHidden
          isBare
          name="description"
          placeholder={t`Shakshuka with feta, or something warm from two leeks and a potato`}
          // An empty field has no direction of its own: align its example with the page.
          dir={draft.description === '' ? undefined : 'auto'}
          isAutoHeight
          value={draft.description}
          onValueChange={(description) => flow.send({ type: 'draft.changed', change: { description } })}
          errorText={problem?.startsWith('description.') ? fault : undefined}
          hint={roomLeft(draft.description.length, i18n)}
        />
        {photos === undefined ? (
          send
        ) : (
          <OrderPhotos
            flow={photos}
            errorText={problem?.startsWith('photos.') ? fault : undefined}
            hint={kitchen === 'built-in' ? <Trans>Photos need an AI model. Describe the dish.</Trans> : undefined}
          >
            {send}
          </OrderPhotos>
        )}
      </div>
      <Outcome flow={flow} />
      <OrderSettings flow={flow} leaveOutError={problem === 'leaveOut.unknown' ? fault : undefined} />
      {reading !== undefined && <Understood flow={flow} reading={reading} />}
    </form>
  );
}

/** Empty until the limit is near. */
function roomLeft(length: number, i18n: I18n): string | undefined {
  if (length < maxDescriptionLength * 0.9) return undefined;
  const format = new Intl.NumberFormat(i18n.locale);
  const used = format.format(length);
  const most = format.format(maxDescriptionLength);
  return i18n._(msg`${used} of ${most} characters`);
}
