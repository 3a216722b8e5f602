import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCombobox } from 'downshift';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FoundFood, foodSearchMachine } from '../../../../machines/kitchen/food-search.machine.ts';
import { Field } from '../../../ui/Field.tsx';
import styles from './FoodField.module.css';

interface FoodFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  errorText?: ReactNode;
  text: string;
  search: ActorRefFrom<typeof foodSearchMachine>;
  onTextChange: (text: string) => void;
  onChoose: (food: FoundFood) => void;
  /** Takes several foods that are typed with commas. */
  onList?: () => void;
}

/** A field that takes foods of the lexicon only: it suggests them while their name is typed. */
export function FoodField({ label, hint, errorText, text, search, onTextChange, onChoose, onList }: FoodFieldProps) {
  const { t } = useLingui();
  const foods = useSelector(search, (snapshot) => snapshot.context.foods);
  const hasNone = useSelector(search, (snapshot) => snapshot.matches('found') && snapshot.context.foods.length === 0);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<FoundFood>({
    items: [...foods],
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (food) => food?.label ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      // Choosing empties the field; what downshift would write into it is the chosen name.
      if (type === useCombobox.stateChangeTypes.InputChange) onTextChange(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  const isList = onList !== undefined && /[,;،؛、，；]/u.test(text);
  const isShown = isOpen && !isList && (foods.length > 0 || hasNone);
  return (
    <div className={styles.food}>
      <Field label={label} hint={hint} errorText={errorText}>
        {(control) => (
          <input
            {...control}
            {...getInputProps({
              id: control.id,
              'aria-label': undefined,
              'aria-labelledby': undefined,
              // Return chooses a food; half a name is no order. In the empty field it sends the form, as in any other.
              onKeyDown: (event) => {
                if (event.key !== 'Enter') return;
                if (isList) {
                  event.preventDefault();
                  Reflect.set(event.nativeEvent, 'preventDownshiftDefault', true);
                  onList?.();
                  return;
                }
                if (text.trim() === '') Reflect.set(event.nativeEvent, 'preventDownshiftDefault', true);
                else event.preventDefault();
              },
            })}
            // The menu may be open with nothing in it: then no entry is the active one.
            {...(foods.length === 0 && { 'aria-activedescendant': undefined })}
            type="text"
            autoComplete="off"
            dir={text === '' ? undefined : 'auto'}
          />
        )}
      </Field>
      <ul className={styles.menu} {...getMenuProps({ 'aria-label': t`Suggested foods`, 'aria-labelledby': undefined })} hidden={!isShown}>
        {foods.map((food, index) => (
          <li
            key={food.id}
            className={styles.item}
            data-highlighted={index === highlightedIndex || undefined}
            {...getItemProps({ item: food, index })}
          >
            <bdi>{food.label}</bdi>
          </li>
        ))}
      </ul>
      {isShown && foods.length === 0 && <p className={styles.none} role="status">{t`We do not know a food with that name.`}</p>}
    </div>
  );
}
