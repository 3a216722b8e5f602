import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { wishKey, type ShownWish } from '../../../../contract/kitchen/wishes.ts';
import { clampServings } from '../../../../machines/kitchen/draft.ts';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { Stepper } from '../../../ui/Stepper.tsx';

type Flow = ActorRefFrom<typeof kitchenMachine>;

const isSaid = ({ kind, source }: ShownWish) => kind === 'servings' && source === 'read';

/** The servings of the order: the description ("for 6") overrides the form. */
export function useServings(flow: Flow): { servings: number; said: ShownWish | null } {
  const reading = useSelector(flow, (snapshot) => snapshot.children.reading);
  const read = useSelector(reading, (snapshot) => snapshot?.context.reading?.wishes.find(isSaid));
  const { servings: filledIn, dismissed } = useSelector(flow, (snapshot) => snapshot.context.draft);
  const said = read === undefined || dismissed.includes(wishKey(read)) ? null : read;
  return { servings: said === null ? filledIn : clampServings(Number(said.id)), said };
}

/** The number of servings, which follows the description until it is set by hand. */
export function OrderServings({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const { servings, said } = useServings(flow);
  const change = (value: number) => {
    if (said !== null) flow.send({ type: 'wish.removed', wish: said });
    flow.send({ type: 'servings.changed', servings: value });
  };
  return (
    <Stepper
      label={<Trans>Servings</Trans>}
      value={servings}
      {...servingsRange}
      onValueChange={change}
      lessLabel={t`Fewer servings`}
      moreLabel={t`More servings`}
      hint={said === null ? undefined : <Trans>From your description</Trans>}
    />
  );
}
