import { expect } from '@playwright/test';
import { recordReached, recordReasons } from '../flow-record.ts';
import type { PlannedStep } from '../plan.ts';
import { planTours, type Tour } from '../tour.ts';
import { inWords } from '../transitions.ts';
import type { BrowserDriver, Move, Moves } from './browser-driver.ts';
import { test, type World } from './browser-world.ts';

/** The tours through a driver's machine. Throws with the names of the transitions that none of them can take. */
function toursOf({ subject: { machine }, fixture, isOffered = () => true, without = {}, ends = [], states }: BrowserDriver): Tour[] {
  const fleeting = Object.entries(states).flatMap(([name, sight]) =>
    'fleeting' in sight ? [[`${machine.id}.${name}`, sight.fleeting] as const] : [],
  );
  recordReasons('browser', machine, [...Object.entries(without), ...fleeting]);
  return planTours(machine, fixture, { isOffered, without: Object.keys(without), ends });
}

function moveFor(moves: Moves, { label, event }: PlannedStep): Move {
  const move = moves[label] ?? moves[label.replace(/\(.*$/, '')] ?? moves[event.type];
  if (move === undefined) throw new Error(`Nobody knows how "${label}" happens in a browser.`);
  return move;
}

/** What is seen is the state that the flow is in, and no other. */
async function expectSeen({ states }: BrowserDriver, { page }: World, current: string): Promise<void> {
  const sight = states[current];
  if (sight === undefined) throw new Error(`Nobody knows what "${current}" looks like in a browser.`);
  if (typeof sight !== 'function') return;
  const alike = Object.entries(states).flatMap(([name, other]) => (other === sight ? [name] : []));
  const seen = async () => {
    const names: string[] = [];
    for (const [name, other] of Object.entries(states)) if (typeof other === 'function' && (await other(page))) names.push(name);
    return names;
  };
  await expect.poll(seen, { message: `what is seen of "${current}"` }).toEqual(alike);
}

async function expectReached(driver: BrowserDriver, world: World, step: PlannedStep): Promise<void> {
  const { subject, states, ends = [] } = driver;
  const state = inWords(step.snapshot.value);
  const isFleeting = ends.includes(step.label) || typeof states[state] !== 'function';
  if (driver.isUnrecorded === true) return expectSeen(driver, world, state);
  const { flows } = world;
  if (isFleeting) await expect.poll(() => [...flows.historyOf(subject).values], { message: `after ${step.label}` }).toContain(state);
  else await expect.poll(() => flows.stateOf(subject), { message: `after ${step.label}` }).toBe(state);
  const missing = () => step.taken.filter((name) => !flows.historyOf(subject).transitions.has(name));
  await expect.poll(missing, { message: `not taken by ${step.label}` }).toEqual([]);
  if (!isFleeting) await expectSeen(driver, world, state);
}

async function drive(driver: BrowserDriver, world: World, tour: Tour): Promise<void> {
  const moves = await driver.open(world, tour);
  const labels = tour.steps.map(({ label }) => label);
  for (const [index, step] of tour.steps.entries()) {
    await test.step(`${step.label} -> ${inWords(step.snapshot.value)}`, async () => {
      if (index > 0) await moveFor(moves, step)(step, labels.slice(index + 1));
      await expectReached(driver, world, step);
    });
  }
  const { states, transitions } = world.flows.historyOf(driver.subject);
  const planned = driver.isUnrecorded === true ? tour.steps : [];
  recordReached(
    'browser',
    driver.subject.machine,
    [...states, ...planned.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))],
    [...transitions, ...planned.flatMap(({ taken }) => taken)],
  );
}

/** Drives a machine through every transition in a real browser against the real server. */
export function testInBrowser(driver: BrowserDriver): void {
  for (const tour of toursOf(driver)) test(tour.title, ({ world }) => drive(driver, world, tour));
}
