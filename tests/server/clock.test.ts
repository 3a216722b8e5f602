import { expect, test } from 'vitest';
import { steadyClock } from '../../server/clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A machine whose clock can be set; its time since the start cannot. */
function machine() {
  let [wall, elapsed] = [1_000_000_000_000, 5_000];
  const clock = steadyClock(
    () => wall,
    () => elapsed,
  );
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    elapsed += milliseconds;
  };
  const set = (milliseconds: number) => {
    wall += milliseconds;
  };
  return { clock, pass, set, wall: () => wall };
}

test('goes as the machine’s clock goes, in whole milliseconds', () => {
  const { clock, pass, wall } = machine();
  expect(clock.now()).toBe(wall());
  pass(hour + 0.25);
  expect(clock.now()).toBe(Math.round(wall()));
});

test.each([2 * hour, -2 * hour, 200 * 24 * hour])('a jump by %d and back is never seen', (jump) => {
  const { clock, pass, set, wall } = machine();
  const before = clock.now();
  set(jump);
  expect(clock.now()).toBe(before);
  pass(14 * minute);
  expect(clock.now()).toBe(before + 14 * minute);
  set(-jump);
  pass(minute);
  expect(clock.now()).toBe(wall());
});

test('what stays is believed after a quarter of an hour', () => {
  const { clock, pass, set, wall } = machine();
  set(2 * hour);
  clock.now();
  pass(15 * minute - 1);
  expect(clock.now()).toBe(wall() - 2 * hour);
  pass(1);
  expect(clock.now()).toBe(wall());
});

test('small corrections are followed at once', () => {
  const { clock, set, wall } = machine();
  set(1_500);
  expect(clock.now()).toBe(wall());
  set(-900);
  expect(clock.now()).toBe(wall());
});

test.each([hour, -hour])('a machine whose clock is %d wrong at the start goes by the database', (wrong) => {
  const { clock, pass, wall } = machine();
  expect(clock.follow(wall() - wrong)).toBe(wrong);
  expect(clock.now()).toBe(wall() - wrong);
  pass(hour);
  expect(clock.now()).toBe(wall() - wrong);
});

test('a jump that stays is never believed while the database contradicts it', () => {
  const { clock, pass, set, wall } = machine();
  clock.follow(wall());
  set(hour);
  for (let minutes = 0; minutes < 60; minutes += 1) {
    clock.now();
    pass(minute);
    clock.follow(wall() - hour);
  }
  expect(clock.now()).toBe(wall() - hour);
});

test('a jump of the database is believed after a quarter of an hour', () => {
  const { clock, pass, wall } = machine();
  clock.follow(wall());
  clock.follow(wall() + hour);
  expect(clock.now()).toBe(wall());
  pass(15 * minute);
  clock.follow(wall() + hour);
  expect(clock.now()).toBe(wall() + hour);
});

test('a database that answers a second late moves nothing', () => {
  const { clock, wall } = machine();
  expect(clock.follow(wall() - 1_000)).toBe(0);
  expect(clock.now()).toBe(wall());
});
