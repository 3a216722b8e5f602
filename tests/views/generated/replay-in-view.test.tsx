import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { setup, type ActorRefFrom } from 'xstate';
import type { Fixture } from '../../support/fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';
import { heading, type Sight } from '../../support/views/sights.ts';

/* Tests of the generated view tests: a lamp view with a planted fault, or an incomplete driver, must fail them with a clear message. */

const lampMachine = setup({ types: {} as { events: { type: 'switched' } | { type: 'smashed' } } }).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { switched: 'lit', smashed: {} } },
    lit: { on: { switched: 'dark', smashed: 'broken' } },
    broken: { type: 'final' },
  },
});

const fixture: Fixture<typeof lampMachine> = { inputs: { start: () => undefined }, events: { switched: 'bare', smashed: 'bare' } };

/** Planted faults of a view. */
interface Fault {
  /** A missing button. */
  lacks?: 'Switch' | 'Smash';
  /** Sends the wrong event. */
  isMiswired?: boolean;
  /** The broken state looks like the dark one. */
  hidesBreakage?: boolean;
}

function Lamp({ flow, lacks, isMiswired = false, hidesBreakage = false }: Fault & { flow: ActorRefFrom<typeof lampMachine> }) {
  const value = useSelector(flow, (snapshot) => snapshot.value);
  const buttons = [
    { name: 'Switch', type: isMiswired ? 'smashed' : 'switched', isDisabled: value === 'broken' },
    // The dark state is unreachable by keyboard.
    { name: 'Smash', type: 'smashed', isDisabled: value !== 'lit' },
  ] as const;
  return (
    <>
      <h1>{value === 'broken' && hidesBreakage ? 'dark' : value}</h1>
      {buttons
        .filter(({ name }) => name !== lacks)
        .map(({ name, type, isDisabled }) => (
          <button key={name} type="button" disabled={isDisabled} onClick={() => flow.send({ type })}>
            {name}
          </button>
        ))}
    </>
  );
}

const lampDriver = (fault: Fault = {}): ViewDriver<typeof lampMachine> => ({
  machine: lampMachine,
  fixture,
  open: openFlow(lampMachine, fixture, (flow) => <Lamp flow={flow} {...fault} />),
  events: { switched: press('Switch'), smashed: press('Smash') },
  states: { dark: heading('dark'), lit: heading('lit'), broken: heading('broken') },
  withheld: { 'lamp.dark on smashed': 'A dark lamp cannot be found.' },
});

/** Titles of the lamp's failing tests. */
async function failures(driver: ViewDriver<typeof lampMachine>): Promise<string[]> {
  const failed: string[] = [];
  for (const plan of plansInView(driver)) {
    await replayInView(plan).catch(() => failed.push(plan.title));
    document.body.replaceChildren();
  }
  return failed;
}

test('passes a view without a fault, and tries disabled actions', async () => {
  // The way from dark to lit is part of both others.
  expect(plansInView(lampDriver()).map(({ title }) => title)).toEqual([
    'lit --switched--> dark',
    'lit --smashed--> broken',
    'not to be done: dark --smashed--> dark',
  ]);
  expect(await failures(lampDriver())).toEqual([]);
});

test.each<[string, Fault, string[]]>([
  ['an event that no control sends', { lacks: 'Smash' }, ['lit --smashed--> broken']],
  ['a control that sends another event', { isMiswired: true }, ['lit --switched--> dark', 'lit --smashed--> broken']],
  ['a state that looks like another', { hidesBreakage: true }, ['lit --smashed--> broken']],
])('notices %s', async (_, fault, failed) => expect(await failures(lampDriver(fault))).toEqual(failed));

test('detects an action that a view should disable', async () => {
  const driver = lampDriver();
  driver.events = { ...driver.events, smashed: async ({ stage }) => stage.actor.send({ type: 'smashed' }) };
  expect(await failures(driver)).toEqual(['not to be done: dark --smashed--> dark']);
});

test('looks at a state in the middle of a plan where another plan ends', async () => {
  const lit: Sight = () => screen.getByRole('heading').textContent === 'lit';
  const driver = lampDriver();
  driver.states = { ...driver.states, broken: (...shown) => lit(...shown) || heading('broken')(...shown) };
  expect(await failures(driver)).toEqual(['lit --switched--> dark', 'lit --smashed--> broken']);
});

const { states, events } = lampDriver();

test.each<[string, Partial<ViewDriver<typeof lampMachine>>, string]>([
  ['a state that no view shows', { states: { dark: heading('dark'), lit: heading('lit') } }, 'no view shows the state "broken"'],
  ['a sight of no state', { states: { ...states, dimmed: heading('dimmed') } }, 'the driver shows "dimmed", which is no state'],
  ['a state without a reason why it is not seen', { states: { ...states, broken: { unseen: '' } } }, '"" is no reason'],
  ['an event without a reason why nobody sends it', { events: { ...events, smashed: { elsewhere: 'somehow' } } }, '"somehow" is no reason'],
  [
    'a transition that is withheld and does not exist',
    { withheld: { 'lamp.off on smashed': 'It is not there.' } },
    'which is no transition',
  ],
  [
    'an event that is never offered',
    { events: { ...events, smashed: { when: () => false, gesture: press('Smash') } } },
    '"lamp.lit on smashed"',
  ],
])('names %s', (_, part, problem) => {
  expect(() => plansInView({ ...lampDriver(), ...part })).toThrow(problem);
});

test('names an event missing from the driver, where types cannot', () => {
  const lacking = { switched: press('Switch') } as unknown as typeof events;
  expect(() => plansInView({ ...lampDriver(), events: lacking })).toThrow('lamp: no view sends "smashed".');
});
