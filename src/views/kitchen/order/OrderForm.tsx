import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { RefObject, SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { maxDescriptionLength } from '../../../../contract/kitchen/kitchen.ts';
import { unitSystems } from '../../../../contract/recipes/recipe.ts';
import { draftProblem } from '../../../../machines/kitchen/draft.ts';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { unitSystemNames } from '../../../texts/food-texts.ts';
import { draftProblemTexts } from '../../../texts/problem-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { OrderPhotos } from '../photos/OrderPhotos.tsx';
import styles from './OrderForm.module.css';
import { OrderServings, useServings } from './OrderServings.tsx';
import { Outcome } from './Outcome.tsx';
import { SendKeys } from './SendKeys.tsx';
import { Understood } from './Understood.tsx';
import { WhoCooks } from './WhoCooks.tsx';
import { WishFields } from '../wishes/WishFields.tsx';

interface OrderFormProps {
  flow: ActorRefFrom<typeof kitchenMachine>;
  descriptionRef: RefObject<HTMLTextAreaElement | null>;
}

/** The order form: one field and one photo button, plus servings, diet and units. */
export function OrderForm({ flow, descriptionRef }: OrderFormProps) {
  const { t, i18n } = useLingui();
  const { draft, problem, photosAre } = useSelector(flow, (snapshot) => snapshot.context);
  const { reading, foodSearch, photos } = useSelector(flow, (snapshot) => snapshot.children);
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
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.what} data-pictured={draft.photos.length > 0 || photosAre !== 'there' || undefined}>
          <TextArea
            ref={descriptionRef}
            label={<Trans>Describe a dish</Trans>}
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
          <div className={styles.photo}>
            {photos !== undefined && (
              <OrderPhotos
                flow={photos}
                errorText={problem?.startsWith('photos.') ? fault : undefined}
                hint={kitchen === 'built-in' ? <Trans>This kitchen cannot see photos: describe what is in yours.</Trans> : undefined}
              />
            )}
          </div>
        </div>
        {reading !== undefined && <Understood flow={flow} reading={reading} />}
        <div className={styles.how}>
          <OrderServings flow={flow} />
          <Segmented
            label={<Trans>Units</Trans>}
            options={unitSystems.map((value) => ({ value, label: i18n._(unitSystemNames[value]) }))}
            value={draft.unitSystem}
            onValueChange={(unitSystem) => flow.send({ type: 'draft.changed', change: { unitSystem } })}
          />
        </div>
        <WishFields
          wishes={draft.wishes}
          leaveOut={draft.leaveOut}
          leaveOutError={problem === 'leaveOut.unknown' ? fault : undefined}
          search={foodSearch}
          onAdd={(wish) => flow.send({ type: 'wish.added', wish })}
          onRemove={(wish) => flow.send({ type: 'wish.removed', wish })}
          onLeaveOutChange={(text) => flow.send({ type: 'leaveOut.changed', text })}
        />
        <Outcome flow={flow} />
        <div className={styles.go}>
          <WhoCooks />
          <div className={styles.send}>
            <SendKeys isDisabled={isPreparing} />
            <Button type="submit" size="Big" icon={<ChefHat />} disabled={isPreparing} aria-keyshortcuts="Control+Enter Meta+Enter">
              <Trans>Make a recipe</Trans>
            </Button>
          </div>
        </div>
      </form>
    </Card>
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
