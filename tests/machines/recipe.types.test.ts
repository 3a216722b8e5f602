import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { recipeMachine, RecipeEvent } from '../../machines/recipe.machine.ts';

type Machine = typeof recipeMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ companyUri: string; guid: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<RecipeEvent>();
  // There are two systems.
  expectTypeOf<{ type: 'units.changed'; unitSystem: 'imperial' }>().not.toExtend<Sent>();
  // Servings are a number.
  expectTypeOf<{ type: 'servings.changed'; servings: string }>().not.toExtend<Sent>();
});
