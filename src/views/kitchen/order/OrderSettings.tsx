import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { unitSystems } from '../../../../contract/recipes/recipe.ts';
import type { ShownWish } from '../../../../contract/kitchen/wishes.ts';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { unitSystemNames } from '../../../texts/food-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { DietField, LeaveOutFields } from '../wishes/WishFields.tsx';
import { OrderServings, useServings } from './OrderServings.tsx';
import styles from './OrderSettings.module.css';

interface OrderSettingsProps {
  flow: ActorRefFrom<typeof kitchenMachine>;
  leaveOutError: ReactNode;
}

/** The settings of an order as one line of text; each part opens its own fields. */
export function OrderSettings({ flow, leaveOutError }: OrderSettingsProps) {
  const { t, i18n } = useLingui();
  const draft = useSelector(flow, (snapshot) => snapshot.context.draft);
  const foodSearch = useSelector(flow, (snapshot) => snapshot.children.foodSearch);
  const { servings } = useServings(flow);
  const chosen = {
    wishes: draft.wishes,
    onAdd: (wish: ShownWish) => flow.send({ type: 'wish.added', wish }),
    onRemove: (wish: ShownWish) => flow.send({ type: 'wish.removed', wish }),
  };
  const labelsOf = (isOfKind: (wish: ShownWish) => boolean) =>
    formatList(
      draft.wishes.filter(isOfKind).map(({ label }) => label),
      i18n.locale,
    );
  const diets = labelsOf(({ kind }) => kind === 'diet');
  const leftOut = labelsOf(({ kind }) => kind === 'allergy' || kind === 'without');
  return (
    <div className={styles.settings} role="group" aria-label={t`Settings`}>
      <Sheet words={<Plural value={servings} one="# serving" other="# servings" />}>
        <OrderServings flow={flow} />
      </Sheet>
      <Sheet words={draft.unitSystem === 'metric' ? <Trans>Metric units</Trans> : <Trans>US units</Trans>}>
        <Segmented
          label={<Trans>Units</Trans>}
          options={unitSystems.map((value) => ({ value, label: i18n._(unitSystemNames[value]) }))}
          value={draft.unitSystem}
          onValueChange={(unitSystem) => flow.send({ type: 'draft.changed', change: { unitSystem } })}
        />
      </Sheet>
      <Sheet words={diets === '' ? <Trans>No diet</Trans> : diets}>
        <DietField {...chosen} />
      </Sheet>
      <Sheet words={leftOut === '' ? <Trans>No allergies</Trans> : t`Without: ${leftOut}`} isWrong={leaveOutError !== undefined}>
        <LeaveOutFields
          {...chosen}
          leaveOut={draft.leaveOut}
          leaveOutError={leaveOutError}
          search={foodSearch}
          onLeaveOutChange={(text) => flow.send({ type: 'leaveOut.changed', text })}
        />
      </Sheet>
    </div>
  );
}
