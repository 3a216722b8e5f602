import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { FlowScope } from '../../src/composition/flow-scope.ts';
import { machineList } from '../../src/dev/machine-list.ts';
import type { Page } from '../../src/pages/page-table.ts';
import { pages } from '../../src/pages/pages.ts';
import { createCall } from '../../src/services/call.ts';
import { ada } from '../machines/samples.ts';
import { declaredStates } from '../support/transitions.ts';
import { testConfig } from '../support/views/render-flow.tsx';

const withFlow = (list: readonly Page[]): Page[] =>
  list.flatMap((page) => [...(page.flow === undefined ? [] : [page]), ...withFlow(page.children ?? [])]);

function createScope(session: Session = ada) {
  const api: FlowScope['api'] = () => new Promise(() => undefined);
  return {
    api,
    call: createCall(api),
    config: testConfig,
    session: () => Promise.resolve(session),
    isViewerKnown: () => true,
    previousPath: () => '/account',
    sourcePage: () => '/terms',
    typedEmail: () => 'typed@anydish.example',
    rememberEmail: vi.fn<FlowScope['rememberEmail']>(),
    typedText: () => ({ read: () => 'typed', write: () => undefined }),
    saveSession: vi.fn<FlowScope['saveSession']>(),
    refreshSession: vi.fn<FlowScope['refreshSession']>(),
    beginErrand: () => undefined,
    confirm: () => Promise.resolve(false),
    openBox: () => Promise.resolve(),
    kitchenTimers: () => null,
    newId: () => 'id-1',
    flowRecords: () => new Promise<never>(() => undefined),
  } satisfies FlowScope;
}

const params = { companyUri: 'adas-kitchen', guid: 'guid-1' };

async function open(key: string, scope: FlowScope = createScope()) {
  const page = withFlow(pages).find((candidate) => candidate.key === key);
  const begin = await page?.flow?.();
  // A list and a record of the console read from the path which area is meant.
  const path = page?.isForStaff === true && typeof page.path === 'string' ? page.path : '/sign-up/verification';
  const { flow } = (await begin?.(scope, { path, params })) ?? { flow: null };
  if (flow === null) throw new Error(`The page "${key}" has no flow.`);
  return flow;
}

/** The holes of a machine and of those inside it that nothing fills. */
function openHoles(machine: AnyStateMachine): string[] {
  const declared = Object.values(machineList).find(({ id }) => id === machine.id);
  const { actors, actions } = machine.implementations;
  const sources = [machine.root, ...declaredStates(machine)].flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])),
  );
  const calls = [...new Set(sources)].flatMap((src) => {
    const logic: unknown = actors[src];
    if (logic instanceof StateMachine) return openHoles(logic);
    return logic === undefined ? [`${machine.id}: actor ${src}`] : [];
  });
  // A hole is a function of the machine's own that is not one of XState's actions.
  const deeds = Object.entries(declared?.implementations.actions ?? {}).flatMap(([name, own]) =>
    typeof own === 'function' && !('type' in own) && actions[name] === own ? [`${machine.id}: action ${name}`] : [],
  );
  return [...calls, ...deeds];
}

/** Runs an action of a flow as its machine does. */
function run(logic: AnyStateMachine, action: string, given: object): void {
  const filled: unknown = logic.implementations.actions[action];
  if (typeof filled !== 'function') throw new Error(`${logic.id} has no action "${action}".`);
  filled({}, given);
}

beforeEach(() => vi.stubGlobal('indexedDB', { open: () => ({}) }));
afterEach(() => vi.unstubAllGlobals());

// Each imports the code of a page.
describe.each(withFlow(pages).map(({ key }) => key))('the flow of the page %s', (key) => {
  test('has each of its needs filled', async () => {
    const { logic } = await open(key);
    expect(Object.values(machineList).map(({ id }) => id)).toContain(logic.id);
    expect(openHoles(logic)).toEqual([]);
  });
});

test('a hole that nothing fills is found', () => {
  expect(openHoles(machineList['reset'] as AnyStateMachine)).toEqual(
    expect.arrayContaining(['reset: actor requestReset', 'reset: action announceSuccess', 'resend: actor sendCode']),
  );
});

test.each<[page: string, input: object]>([
  ['recipe', params],
  ['kitchen', { companyUri: 'adas-kitchen' }],
  ['impersonation', { userGuid: 'guid-1', mayLoginAsUser: false }],
  ['signUp', { step: 'verification', email: 'typed@anydish.example', sourcePage: '/terms', session: ada }],
  ['login', { email: 'typed@anydish.example', sourcePage: '/terms' }],
  ['reset', { email: 'typed@anydish.example' }],
])('the flow of %s begins with what the scope and the address say', async (key, input) => {
  expect((await open(key)).input).toMatchObject(input);
});

test.each(['su' as const, 'suLogin' as const])('staff may log in as another user as themselves only: %s', async (as) => {
  const su = { canLoginAsUser: true };
  const extra = as === 'su' ? { su } : { su, suLogin: { guid: 'guid-staff', email: 'staff@anydish.example' } };
  expect((await open('impersonation', createScope({ ...ada, extra }))).input).toMatchObject({ mayLoginAsUser: as === 'su' });
});

test.each(['login', 'signUp'])('%s hands the session on, and none when there is none', async (key) => {
  const scope = createScope();
  const { logic } = await open(key, scope);
  run(logic, 'saveSession', { session: null });
  expect(scope.saveSession).not.toHaveBeenCalled();
  run(logic, 'saveSession', { session: ada });
  expect(scope.saveSession).toHaveBeenCalledExactlyOnceWith(ada);
});

test('the change of a password remembers the address for the reset', async () => {
  const scope = createScope();
  await open('passwordChange', scope);
  expect(scope.rememberEmail).toHaveBeenCalledExactlyOnceWith(ada.email);
});
