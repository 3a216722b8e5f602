import { expectTypeOf } from 'vitest';
import type { FoodSearchEvent, foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import type { ActorRefFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { JobWatchEvent, jobWatchMachine } from '../../../machines/kitchen/job-watch.machine.ts';
import type { kitchenJobsMachine, KitchenJobsEvent } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import type { kitchenNewsMachine, KitchenNewsEvent } from '../../../machines/kitchen/kitchen-news.machine.ts';
import type { MessageChannelEvent, messageChannelMachine } from '../../../machines/kitchen/message-channel.machine.ts';
import type { MessageLinkEvent, messageLinkMachine } from '../../../machines/kitchen/message-link.machine.ts';
import type { kitchenTimersMachine, KitchenTimersEvent } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import type { KitchenTimersInput } from '../../../machines/kitchen/kitchen-timers.model.ts';
import type { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { KitchenEvent, KitchenInput } from '../../../machines/kitchen/kitchen.model.ts';
import type { OrderDraft } from '../../../machines/kitchen/draft.ts';
import type { ReadingEvent, readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import type { SampleEvent, sampleMachine } from '../../../machines/kitchen/sample.machine.ts';
import type { Sample } from '../../../contract/kitchen/samples.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* food-search */
{
  type Machine = typeof foodSearchMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<FoodSearchEvent>();
  // The parent chooses; this machine only searches.
  expectTypeOf<{ type: 'food.chosen'; id: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'text.changed' }>().not.toExtend<Sent>();
}

/* job-watch */
{
  type Machine = typeof jobWatchMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ companyUri: string; jobGuid: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<JobWatchEvent>();
  // Only the job ends the watch.
  expectTypeOf<{ type: 'watch.stopped' }>().not.toExtend<Sent>();
}

/* kitchen-jobs */
{
  expectTypeOf<Parameters<ActorRefFrom<typeof kitchenJobsMachine>['send']>[0]>().toEqualTypeOf<KitchenJobsEvent>();
}

/* kitchen-news */
{
  expectTypeOf<Parameters<ActorRefFrom<typeof kitchenNewsMachine>['send']>[0]>().toEqualTypeOf<KitchenNewsEvent>();
}

/* message-channel and message-link */
{
  expectTypeOf<Parameters<ActorRefFrom<typeof messageChannelMachine>['send']>[0]>().toEqualTypeOf<MessageChannelEvent>();
  expectTypeOf<Parameters<ActorRefFrom<typeof messageLinkMachine>['send']>[0]>().toEqualTypeOf<MessageLinkEvent>();
}

/* kitchen-timers */
{
  expectTypeOf<InputFrom<typeof kitchenTimersMachine>>().toEqualTypeOf<KitchenTimersInput>();
  expectTypeOf<Parameters<ActorRefFrom<typeof kitchenTimersMachine>['send']>[0]>().toEqualTypeOf<KitchenTimersEvent>();
}

/* kitchen */
{
  type Machine = typeof kitchenMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<KitchenInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<KitchenEvent>();
  // Wishes are set and removed one by one, with their source.
  expectTypeOf<{ type: 'draft.changed'; change: { wishes: [] } }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'wish.added'; wish: { kind: 'diet'; id: 'vegan'; label: 'Vegan'; source: 'rumour' } }>().not.toExtend<Sent>();
  // Not possible for a job.
  expectTypeOf<{ type: 'job.happened'; event: { type: 'burnt' } }>().not.toExtend<Sent>();
  // Photos arrive as a whole, in order.
  expectTypeOf<{ type: 'photo.changed'; id: string }>().not.toExtend<Sent>();
}

/* reading */
{
  type Machine = typeof readingMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ companyUri: string; draft: OrderDraft }>();
  expectTypeOf<Sent>().toEqualTypeOf<ReadingEvent>();
  // It reads automatically after each change.
  expectTypeOf<{ type: 'reading.requested' }>().not.toExtend<Sent>();
  // It gets the whole order, not the change.
  expectTypeOf<{ type: 'order.changed'; description: string }>().not.toExtend<Sent>();
}

/* sample */
{
  type Machine = typeof sampleMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context.
  expectTypeOf<SnapshotFrom<Machine>['context']['chosen']>().toEqualTypeOf<Sample | null>();
  expectTypeOf<Sent>().toEqualTypeOf<SampleEvent>();
  // Recipes are referred to by id.
  expectTypeOf<{ type: 'sample.chosen'; recipe: Sample['recipe'] }>().not.toExtend<Sent>();
}
