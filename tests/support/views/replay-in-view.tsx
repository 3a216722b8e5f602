import { act } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { recordReached, recordReasons } from '../flow-record.ts';
import { perform, snapshotOf, type Means } from '../perform.ts';
import { planTransitions, type Plan } from '../plan.ts';
import { namesOf } from '../rehearse.ts';
import { settled } from '../stage.ts';
import { declaredStates, declaredTransitions, inWords, transitionName } from '../transitions.ts';
import { testStart } from '../world.ts';
import type { AnyViewDriver, Gesture, Sending, Shown } from './driver.ts';

interface ViewPlan extends Plan {
  driver: AnyViewDriver;
  /** The last step is one that the view keeps the user from. */
  isWithheld: boolean;
  /** After which steps the state must be seen. */
  looksAfter: ReadonlySet<number>;
}

/** A plan on the way of another is not gone for itself: the other one looks where it ends. */
function withoutParts(plans: readonly Plan[]): (Plan & Pick<ViewPlan, 'looksAfter'>)[] {
  const wayOf = ({ input, steps }: Plan, length = steps.length) =>
    JSON.stringify([input, ...steps.slice(1, length).map(({ label }) => label)]);
  const ends = new Set(plans.map((plan) => wayOf(plan)));
  const within = new Set(plans.flatMap((plan) => plan.steps.slice(1).map((_, at) => wayOf(plan, at + 1))));
  const gone = new Set<string>();
  return plans.flatMap((plan) => {
    const way = wayOf(plan);
    if (within.has(way) || gone.has(way)) return [];
    gone.add(way);
    const looksAfter = plan.steps.flatMap((_, at) => (ends.has(wayOf(plan, at + 1)) ? [at] : []));
    return [{ ...plan, looksAfter: new Set(looksAfter) }];
  });
}

const innermost = ({ machine }: AnyViewDriver): string[] =>
  declaredStates(machine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'));

/** Throws, naming each, when the tables of a driver and its machine do not fit. */
function assertFits(driver: AnyViewDriver): void {
  const { machine, states, withheld = {}, events } = driver;
  const known = { states: innermost(driver), transitions: declaredTransitions(machine).map(transitionName) };
  const reasons = [...Object.values(states), ...Object.values(events)].flatMap((entry) =>
    'unseen' in entry ? [entry.unseen] : 'elsewhere' in entry ? [entry.elsewhere] : [],
  );
  const problems = [
    ...known.states.filter((name) => states[name] === undefined).map((name) => `no view shows the state "${name}"`),
    ...Object.keys(states)
      .filter((name) => !known.states.includes(name))
      .map((name) => `the driver shows "${name}", which is no state`),
    ...Object.keys(withheld)
      .filter((name) => !known.transitions.includes(name))
      .map((name) => `the driver withholds "${name}", which is no transition`),
    ...[...reasons, ...Object.values(withheld)]
      .filter((reason) => !/^[A-Z].{10,}\.$/.test(reason))
      .map((reason) => `"${reason}" is no reason`),
  ];
  if (problems.length > 0) throw new Error(`${machine.id}: ${problems.join('; ')}.`);
}

type Sender = Pick<AnyViewDriver, 'machine' | 'events'>;

const sendingOf = ({ events, machine }: Sender, type: string): Sending<never, never> => {
  const sending = events[type];
  if (sending === undefined) throw new Error(`${machine.id}: no view sends "${type}".`);
  return sending;
};

const isOffered = (driver: AnyViewDriver) => (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  if (event.type.startsWith('xstate.')) return true;
  const sending = sendingOf(driver, event.type);
  return 'when' in sending ? sending.when(snapshot as never, event as never) : true;
};

/**
 * One test for each transition of the driver's machine: the shortest way that a user can go, and for what the view withholds,
 * one that tries it. Throws when an event cannot be sent, a state not be seen, or a transition not be taken that way.
 */
export function plansInView(driver: AnyViewDriver): ViewPlan[] {
  assertFits(driver);
  const { machine, fixture, withheld = {}, states } = driver;
  const without = Object.keys(withheld);
  const plans = planTransitions(machine, fixture, { isOffered: isOffered(driver), without });
  const refused = without.length === 0 ? [] : planTransitions(machine, fixture).filter(({ transition }) => without.includes(transition));
  const unseen = Object.entries(states).flatMap(([name, sight]) =>
    'unseen' in sight ? [[`${machine.id}.${name}`, sight.unseen] as const] : [],
  );
  recordReasons('view', machine, [...unseen, ...Object.entries(withheld)]);
  return [
    ...withoutParts(plans).map((plan) => ({ ...plan, driver, isWithheld: false })),
    ...refused.map((plan) => ({
      ...plan,
      driver,
      isWithheld: true,
      looksAfter: new Set<number>(),
      title: `not to be done: ${plan.title}`,
    })),
  ];
}

/** Plays events by what the user does; the answers of services come as in any replay. */
function inView(drivers: readonly Sender[], shown: Shown): Means {
  const settle = (happen: () => void) =>
    act(async () => {
      happen();
      await settled();
    });
  return {
    settle,
    send: async (ref, { event }) => {
      const { machine } = snapshotOf(ref);
      const driver = drivers.find((candidate) => candidate.machine.id === machine.id);
      if (driver === undefined) throw new Error(`No driver is known for the machine "${machine.id}".`);
      const sending = sendingOf(driver, event.type);
      if ('elsewhere' in sending) return settle(() => ref.send(event));
      const gesture: Gesture<never> = 'gesture' in sending ? sending.gesture : sending;
      await gesture(shown, event as never);
      return settle(() => undefined);
    },
  };
}

/** The transitions that `subject` takes from now on, until they are asked for. */
function watchTransitions(subject: AnyActorRef): () => string[] {
  const names = namesOf(snapshotOf(subject).machine);
  let taken: string[] = [];
  subject.system.inspect((event) => {
    if (event.type === '@xstate.microstep' && event.actorRef === subject)
      taken.push(...event._transitions.flatMap((one) => names.get(one) ?? []));
  });
  return () => {
    const news = taken;
    taken = [];
    return news;
  };
}

/** Fails when the user does not see the state that the flow is in, or seems to see another. */
function expectSeen({ states }: AnyViewDriver, subject: AnyActorRef): void {
  const current = inWords(snapshotOf(subject).value);
  const sight = states[current];
  if (typeof sight !== 'function') return;
  const alike = Object.entries(states).flatMap(([name, other]) => (other === sight ? [name] : []));
  const seen = Object.entries(states).flatMap(([name, other]) => (typeof other === 'function' && other() ? [name] : []));
  expect(seen, `what is seen of "${current}" in: ${document.body.textContent}`).toEqual(alike);
}

/** Replays a plan as a user: every event by a gesture, every state by its sight. */
export async function replayInView({ driver, fixture, input, steps, isWithheld, looksAfter, title }: ViewPlan): Promise<void> {
  // Countdowns are read from the page's clock.
  vi.useFakeTimers({ now: testStart, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const shown = await driver.open(input);
  const { stage, subject } = shown;
  const means = inView([driver, ...(driver.children ?? [])], shown);
  const news = watchTransitions(subject);
  const reached = new Set(steps[0]?.taken);
  // Where it begins is seen as well: a state that no event of its own leaves is no plan's end.
  expectSeen(driver, subject);
  const seen = [...snapshotOf(subject)._nodes];

  for (const [at, step] of steps.entries()) {
    if (at === 0 || (isWithheld && at === steps.length - 1)) continue;
    await perform(stage, subject, fixture, step, means);
    expect(inWords(snapshotOf(subject).value), `after ${step.label}`).toBe(inWords(step.snapshot.value));
    // A gesture may be many events of one kind, such as a word typed letter by letter.
    expect(news().slice(-step.taken.length), `after ${step.label}`).toEqual(step.taken);
    for (const name of step.taken) reached.add(name);
    if (!looksAfter.has(at)) continue;
    expectSeen(driver, subject);
    seen.push(...snapshotOf(subject)._nodes);
  }
  const last = steps.at(-1);
  if (isWithheld && last !== undefined) {
    await perform(stage, subject, fixture, last, means).catch(() => undefined);
    expect(news(), title).toEqual([]);
    return;
  }
  recordReached(
    'view',
    driver.machine,
    seen.map(({ id }) => id),
    reached,
  );
}
