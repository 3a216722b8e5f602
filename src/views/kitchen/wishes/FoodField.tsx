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
  /** Accepts several foods separated by commas. */
  onList?: () => void;
}

/** A field for foods of the lexicon only, with suggestions while typing. */
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
      // Choosing clears the field; downshift would write the chosen name into it.
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
              // Enter chooses a food; an unfinished name does not submit. In the empty field Enter submits the form as usual.
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
            // The menu may be open but empty: then there is no active entry.
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
