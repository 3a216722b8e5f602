import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { allergenFoods, allergens } from '../../../../contract/recipes/allergens.ts';
import { unprovenDiets, wishDiets, type ShownWish, type WishKind } from '../../../../contract/kitchen/wishes.ts';
import type { foodSearchMachine } from '../../../../machines/kitchen/food-search.machine.ts';
import { allergenNames, wishDietNames } from '../../../texts/food-texts.ts';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { FoodField } from './FoodField.tsx';
import { WishChips } from './WishChips.tsx';
import styles from './WishFields.module.css';

interface WishFieldsProps {
  wishes: readonly ShownWish[];
  leaveOut: string;
  /** Error of `leaveOut`. */
  leaveOutError?: ReactNode;
  search: ActorRefFrom<typeof foodSearchMachine> | undefined;
  onAdd: (wish: ShownWish) => void;
  onRemove: (wish: ShownWish) => void;
  onLeaveOutChange: (text: string) => void;
}

const classic = new Set(Object.values(allergenFoods));

/** Diets, allergies and excluded foods as separate fields, which do not depend on the reading of free text. */
export function WishFields({ wishes, leaveOut, leaveOutError, search, onAdd, onRemove, onLeaveOutChange }: WishFieldsProps) {
  const { t, i18n } = useLingui();
  const idsOf = (kind: WishKind) => wishes.filter((wish) => wish.kind === kind).map(({ id }) => id);
  /** Adds newly checked wishes and removes unchecked ones. */
  const change = (kind: 'diet' | 'allergy', labelOf: (id: string) => string, ids: readonly string[], among: readonly string[]) => {
    const before = idsOf(kind);
    for (const id of among) {
      if (ids.includes(id) === before.includes(id)) continue;
      const wish: ShownWish = { kind, id, label: labelOf(id), source: 'form' };
      if (ids.includes(id)) onAdd(wish);
      else onRemove(wish);
    }
  };
  const dietOptions = wishDiets.map((value) => ({ value, label: i18n._(wishDietNames[value]) }));
  const allergyOptions = allergens.map((allergen) => ({ value: allergenFoods[allergen], label: i18n._(allergenNames[allergen]) }));
  const chosenAllergies = idsOf('allergy').filter((id) => classic.has(id));
  const others = wishes.filter(({ kind, id }) => kind === 'without' || (kind === 'allergy' && !classic.has(id)));
  const hasUnproven = wishes.some(({ kind, id }) => kind === 'diet' && unprovenDiets.some((diet) => diet === id));
  return (
    <div className={styles.fields}>
      <div>
        <CheckboxChips
          label={<Trans>Diet</Trans>}
          options={dietOptions}
          values={wishDiets.filter((diet) => idsOf('diet').includes(diet))}
          onValuesChange={(ids) => change('diet', (id) => dietOptions.find(({ value }) => value === id)?.label ?? id, ids, wishDiets)}
        />
        {hasUnproven && (
          <p className={styles.caution}>
            <Trans>
              Ingredients alone cannot show that a dish is low FODMAP, or right for pregnancy or a baby. The kitchen leaves out what it
              knows; please check the rest yourself.
            </Trans>
          </p>
        )}
      </div>
      <details className={styles.allergies} open={chosenAllergies.length > 0 || undefined}>
        <summary>
          <Trans>Allergies</Trans>
          {chosenAllergies.length > 0 && (
            <span className={styles.count}>
              <Plural value={chosenAllergies.length} one="# chosen" other="# chosen" />
            </span>
          )}
        </summary>
        <CheckboxChips
          label={<Trans>Without</Trans>}
          options={allergyOptions}
          values={chosenAllergies}
          onValuesChange={(ids) =>
            change('allergy', (id) => allergyOptions.find(({ value }) => value === id)?.label ?? id, ids, [...classic])
          }
        />
      </details>
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
    </div>
  );
}
