import {
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import type { PointerEvent } from 'react';
import { codeBoxes, onlyDigits, pasteDigits } from './code-digits.ts';
import styles from './CodeField.module.css';
import { Field, type FieldLook } from './Field.tsx';

type Native = Pick<ComponentProps<'input'>, 'name' | 'autoFocus' | 'disabled' | 'readOnly'>;

interface CodeFieldProps extends Native, Pick<FieldLook, 'label' | 'isLabelHidden' | 'errorText'> {
  /** WCAG 3.2.2: tells screen readers that the last digit submits by itself. */
  hint?: FieldLook['hint'];
  /** The digits typed so far. */
  value: string;
  /** Called with digits only, at most `length` of them. */
  onValueChange: (value: string) => void;
  /** The number of boxes. */
  length?: number | undefined;
}

/**
 * One input, drawn as boxes: screen readers, autofill of one-time codes and pasting see an ordinary field. Digits stay together, so
 * clearing a box in the middle closes the gap.
 */
export function CodeField({
  label,
  isLabelHidden,
  value,
  onValueChange,
  length = codeBoxes.default,
  hint,
  errorText,
  ...native
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [cursor, setCursor] = useState(value.length);
  const [, selectAgain] = useReducer((times: number) => times + 1, 0);
  const boxes = Math.min(Math.max(length, 1), codeBoxes.max);
  const at = Math.min(cursor, value.length, boxes - 1);

  // The digit of the active box is selected, so that typing replaces it.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(at, Math.min(at + 1, value.length));
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } = event.nativeEvent instanceof InputEvent ? event.nativeEvent : { inputType: '', data: null };
    // Typing a non-digit must not delete the selected digit.
    const inserted = onlyDigits(data ?? '');
    if (data && inputType.startsWith('insert') && inserted === '') return selectAgain();
    // A keyboard that suggests the code of a message inserts all of it, wherever the cursor is.
    if (inserted.length >= boxes) {
      setCursor(boxes - 1);
      return onValueChange(inserted.slice(0, boxes));
    }
    const caret = onlyDigits(event.currentTarget.value.slice(0, event.currentTarget.selectionStart ?? undefined)).length;
    const isMiddleCleared = inputType === 'deleteContentBackward' && at < value.length - 1;
    setCursor(isMiddleCleared ? Math.max(at - 1, 0) : caret);
    onValueChange(onlyDigits(event.currentTarget.value).slice(0, boxes));
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: boxes }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCursor(Math.max(target, 0));
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = onlyDigits(event.clipboardData.getData('text'));
    if (digits === '' || native.readOnly) return;
    const pasted = pasteDigits(value, at, digits, boxes);
    setCursor(pasted.at);
    onValueChange(pasted.code);
  };

  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLInputElement>) => {
    const painted = [...(currentTarget.parentElement?.children ?? [])].slice(1).map((box) => box.getBoundingClientRect());
    setCursor(
      Math.max(
        painted.findLastIndex(({ left, top }) => left <= clientX && top <= clientY),
        0,
      ),
    );
    selectAgain();
  };

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} isHintHidden errorText={errorText} isErrorUrgent frame="none">
      {({ className: _framed, ...control }) => (
        <div className={styles.boxes} dir="ltr">
          <input
            {...native}
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            value={value}
            onChange={change}
            onFocus={selectAgain}
            onKeyDown={press}
            onPaste={paste}
            onPointerUp={point}
          />
          {Array.from({ length: boxes }, (_, box) => (
            <span
              key={box}
              className={styles.box}
              data-active={box === at || undefined}
              data-filled={box < value.length || undefined}
              aria-hidden="true"
            >
              {value[box]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
