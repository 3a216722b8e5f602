import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { foodSearchMachine, type FoundFood } from '../../../../machines/kitchen/food-search.machine.ts';
import { timings } from '../../../../machines/parts/timings.ts';
import { FoodField } from '../../../../src/views/kitchen/wishes/FoodField.tsx';
import { onions } from '../../../machines/kitchen/food-search.fixture.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderView } from '../../../support/views/render-view.tsx';
import { onStage } from '../../../support/stage.ts';

/** The field in a form, with its text state and search. */
function openField(errorText?: string) {
  const stage = onStage(foodSearchMachine, () => undefined);
  const onChoose = vi.fn<(food: FoundFood) => void>();
  const onSubmit = vi.fn<() => void>();
  function Form() {
    const [text, setText] = useState('');
    const change = (next: string) => {
      setText(next);
      stage.actor.send({ type: 'text.changed', text: next });
    };
    const choose = (food: FoundFood) => {
      onChoose(food);
      change('');
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FoodField
          label="Leave out"
          hint="Any food"
          errorText={errorText}
          text={text}
          search={stage.actor}
          onTextChange={change}
          onChoose={choose}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { user } = renderView(<Form />);
  const find = async (foods: readonly FoundFood[]) => {
    act(() => stage.clock.increment(timings.typingPause));
    await act(() => stage.answer('findFoods', foods));
  };
  return { user, stage, find, onChoose, onSubmit };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Leave out' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;

test('foods are suggested while typing, and a press chooses one', async () => {
  const { user, find, onChoose } = openField();
  expect(options()).toEqual([]);
  await user.type(field(), 'oni');
  await find(onions);
  expect(options()).toEqual(['onion', 'red onion']);
  await user.click(screen.getByRole('option', { name: 'red onion' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(onions[1]);
  expect([field().value, options()]).toEqual(['', []]);
});

test('by keyboard: arrows move, Enter chooses, and nothing is submitted', async () => {
  const { user, find, onChoose, onSubmit } = openField();
  await user.type(field(), 'oni');
  await find(onions);
  expect(highlighted()).toBe('onion');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('red onion');
  await user.keyboard('{ArrowDown}');
  expect(highlighted(), 'round and round').toBe('onion');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(onions[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('Enter with an unfinished name chooses and submits nothing', async () => {
  const { user, onChoose, onSubmit } = openField();
  await user.type(field(), 'oni{Enter}');
  expect([onChoose.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  expect(field().value).toBe('oni');
});

test('Enter in the empty field submits as in any other', async () => {
  const { user, onSubmit } = openField();
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the suggestions and keeps the text', async () => {
  const { user, find } = openField();
  await user.type(field(), 'oni');
  await find(onions);
  await user.keyboard('{Escape}');
  expect([options(), field().value]).toEqual([[], 'oni']);
});

test('an unknown name: a message, and nothing to choose', async () => {
  const { user, find } = openField();
  await user.type(field(), 'zzyzx');
  await find([]);
  expect(screen.getByRole('status').textContent).toBe('We do not know a food with that name.');
  expect(options()).toEqual([]);
});

test('two foods separated by a comma', async () => {
  const { user, find, onChoose } = openField();
  for (const food of onions) {
    await user.type(field(), food.label);
    await find([food]);
    await user.keyboard('{Enter}');
  }
  expect(onChoose.mock.calls).toEqual(onions.map((food) => [food]));
});

test('a food removed elsewhere can be chosen again', async () => {
  const { user, find, onChoose } = openField();
  for (const typed of ['oni', 'onion']) {
    await user.type(field(), typed);
    await find(onions);
    await user.keyboard('{Enter}');
  }
  expect(onChoose.mock.calls).toEqual([[onions[0]], [onions[0]]]);
});

test('hint and error describe the field', () => {
  openField('Please choose a food');
  expect(descriptions(field())).toEqual(expect.arrayContaining(['Please choose a food']));
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
