import { selectionMachine } from '../../../machines/recipes/selection.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInList } from '../../support/views/open-recipes.tsx';
import { all, button, no, role } from '../../support/views/sights.ts';
import { selectionFixture } from './selection.fixture.ts';

const isOn = all(role('region', 'Selected recipes'), role('checkbox', 'Recipe a'));

export const selectionDriver: ViewDriver<typeof selectionMachine> = {
  machine: selectionMachine,
  fixture: selectionFixture,
  open: openInList('selection'),
  events: {
    'selection.started': press('Select'),
    'selection.ended': press('Done'),
    'recipe.toggled': press('Recipe a', 'checkbox'),
    'all.toggled': press('Select all'),
  },
  states: { off: all(button('Select'), no(isOn)), on: isOn },
};
