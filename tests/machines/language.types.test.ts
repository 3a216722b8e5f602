import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/locales.ts';
import type { LanguageEvent, LanguageInput, languageMachine } from '../../machines/language.machine.ts';

type Machine = typeof languageMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what is shown', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<LanguageInput>();
  // The developers' locale is shown at times; it is never wished for.
  expectTypeOf<SnapshotFrom<Machine>['context']['locale']>().toEqualTypeOf<string>();
  expectTypeOf<SnapshotFrom<Machine>['context']['wanted']>().toEqualTypeOf<Locale>();
});

test('accepts its events and no language that the product does not speak', () => {
  expectTypeOf<Sent>().toEqualTypeOf<LanguageEvent>();
  expectTypeOf<{ type: 'language.chosen'; locale: 'tlh' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'language.chosen' }>().not.toExtend<Sent>();
});
