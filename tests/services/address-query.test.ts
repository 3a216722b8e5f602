// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createActor, setup } from 'xstate';
import { createAddressKey, createAddressQuery } from '../../src/services/address-query.ts';

beforeEach(() => navigate('/console/users?q=ada', { replace: true }));

/** A flow that receives the query. */
function listen({ watch }: ReturnType<typeof createAddressQuery>) {
  const heard: unknown[] = [];
  const machine = setup({ types: {} as { events: { type: 'query.arrived'; params: unknown } }, actors: { watch } }).createMachine({
    invoke: { src: 'watch' },
    on: { 'query.arrived': { actions: ({ event }) => heard.push(event.params) } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

test('reads the query, and reports a change by a link', () => {
  const query = createAddressQuery();
  expect(query.params).toEqual([['q', 'ada']]);
  const { heard, stop } = listen(query);
  navigate('/console/users?isStaff=yes');
  navigate('/console/users');
  expect(heard).toEqual([[['isStaff', 'yes']], []]);
  stop();
  navigate('/console/users?q=bob');
  expect(heard).toHaveLength(2);
});

test('writes the query without reporting it, and pushes an entry unless it replaces one', () => {
  const query = createAddressQuery();
  const { heard, stop } = listen(query);
  const entries = history.length;
  query.write({ query: 'q=bob', isReplacing: true });
  expect(location.search).toBe('?q=bob');
  expect(history.length).toBe(entries);
  query.write({ query: '', isReplacing: false });
  expect(location.href).toMatch(/\/console\/users$/);
  expect(history.length).toBe(entries + 1);
  expect(heard).toEqual([]);
  stop();
});

test('ignores other pages', () => {
  const { heard, stop } = listen(createAddressQuery());
  navigate('/console/recipes?q=soup');
  expect(heard).toEqual([]);
  stop();
});

test('a key of the query belongs to another flow: neither writes or hears what is the other’s', () => {
  const query = createAddressQuery({ except: 'open' });
  const opened = createAddressKey('open');
  const { heard, stop } = listen(query);
  opened.write('guid-ada');
  expect(location.search).toBe('?q=ada&open=guid-ada');
  query.write({ query: 'q=bob', isReplacing: true });
  expect(location.search).toBe('?q=bob&open=guid-ada');
  navigate('/console/users?q=bob&open=guid-bob');
  expect(heard).toEqual([]);
  expect(createAddressKey('open').value).toBe('guid-bob');
  expect(createAddressQuery({ except: 'open' }).params).toEqual([['q', 'bob']]);
  opened.write(null);
  expect(location.search).toBe('?q=bob');
  stop();
});
