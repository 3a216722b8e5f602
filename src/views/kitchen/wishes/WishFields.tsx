import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { allergenFoods, allergens } from '../../../../contract/recipes/allergens.ts';
import { unprovenDiets, wishDiets, type ShownWish } from '../../../../contract/kitchen/wishes.ts';
import type { foodSearchMachine } from '../../../../machines/kitchen/food-search.machine.ts';
import { allergenNames, wishDietNames } from '../../../texts/food-texts.ts';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { FoodField } from './FoodField.tsx';
import { WishChips } from './WishChips.tsx';
import styles from './WishFields.module.css';

interface ChosenWishes {
  wishes: readonly ShownWish[];
  onAdd: (wish: ShownWish) => void;
  onRemove: (wish: ShownWish) => void;
}

const classic = new Set(Object.values(allergenFoods));

const idsOf = (wishes: readonly ShownWish[], kind: ShownWish['kind']) => wishes.filter((wish) => wish.kind === kind).map(({ id }) => id);

/** Adds newly checked wishes and removes unchecked ones. */
function change(
  { wishes, onAdd, onRemove }: ChosenWishes,
  kind: 'diet' | 'allergy',
  options: readonly { value: string; label: string }[],
  ids: readonly string[],
) {
  const before = idsOf(wishes, kind);
  for (const { value: id, label } of options) {
    if (ids.includes(id) === before.includes(id)) continue;
    const wish: ShownWish = { kind, id, label, source: 'form' };
    if (ids.includes(id)) onAdd(wish);
    else onRemove(wish);
  }
}

/** The diets to cook for. */
export function DietField(chosen: ChosenWishes) {
  const { i18n } = useLingui();
  const ids = idsOf(chosen.wishes, 'diet');
  const options = wishDiets.map((value) => ({ value, label: i18n._(wishDietNames[value]) }));
  return (
    <div>
      <CheckboxChips
        label={<Trans>Diet</Trans>}
        options={options}
        values={wishDiets.filter((diet) => ids.includes(diet))}
        onValuesChange={(values) => change(chosen, 'diet', options, values)}
      />
      {unprovenDiets.some((diet) => ids.includes(diet)) && (
        <p className={styles.caution}>
          <Trans>
            Ingredients alone cannot show that a dish is low FODMAP, or right for pregnancy or a baby. The kitchen leaves out what it knows;
            please check the rest yourself.
          </Trans>
        </p>
      )}
    </div>
  );
}

interface LeaveOutProps extends ChosenWishes {
  leaveOut: string;
  /** Error of `leaveOut`. */
  leaveOutError?: ReactNode;
  search: ActorRefFrom<typeof foodSearchMachine> | undefined;
  onLeaveOutChange: (text: string) => void;
}

/** Foods that must not be in the recipe: the common allergens, and any food by name. */
export function LeaveOutFields({ leaveOut, leaveOutError, search, onLeaveOutChange, ...chosen }: LeaveOutProps) {
  const { t, i18n } = useLingui();
  const { wishes, onAdd, onRemove } = chosen;
  const options = allergens.map((allergen) => ({ value: allergenFoods[allergen], label: i18n._(allergenNames[allergen]) }));
  const others = wishes.filter(({ kind, id }) => kind === 'without' || (kind === 'allergy' && !classic.has(id)));
  return (
    <>
      <CheckboxChips
        label={<Trans>Allergies</Trans>}
        options={options}
        values={idsOf(wishes, 'allergy').filter((id) => classic.has(id))}
        onValuesChange={(values) => change(chosen, 'allergy', options, values)}
      />
      {search !== undefined && (
        <div className={styles.others}>
          <FoodField
            label={<Trans>Leave out</Trans>}
            hint={<Trans>Any food, or a kind of food: onions, coriander, shellfish</Trans>}
            errorText={leaveOutError}
            text={leaveOut}
            search={search}
            onTextChange={onLeaveOutChange}
            onChoose={({ id, label }) => onAdd({ kind: 'without', id, label, source: 'form' })}
          />
          {others.length > 0 && <WishChips label={t`Left out`} wishes={others} onRemove={onRemove} />}
        </div>
      )}
    </>
  );
}
