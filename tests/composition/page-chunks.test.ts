import { createActor, toPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Session } from '../../contract/entities.ts';
import { anonymousSession } from '../../machines/shell/session.machine.ts';
import type { FlowScope } from '../../src/composition/flow-scope.ts';
import { composePages } from '../../src/composition/page-chunks.ts';
import { viewOf } from '../../src/pages/loaded-views.ts';
import type { Page } from '../../src/pages/page-table.ts';
import { NeedsNetwork } from '../../src/views/shell/notices/NeedsNetwork.tsx';
import { OwnerOnly } from '../../src/views/account/settings/OwnerOnly.tsx';
import { StaffOnly } from '../../src/views/console/staff-only/StaffOnly.tsx';
import { staff } from '../machines/console/console-samples.ts';
import { ada } from '../machines/samples.ts';

const Own = () => null;
const Saved = () => null;
const inAnothersPlace: Session = { ...ada, extra: { suLogin: { guid: 'guid-staff', email: 'staff@anydish.example' } } };
const page: Page = { key: 'page', path: '/page', title: { id: 'A page' }, load: async () => Own, isForMembers: true };

/** Loads a page for somebody; null where the server could not say who is here. Tells whether the page's own flow began. */
async function loadFor(session: Session | null, more: Partial<Page>) {
  let hasBegun = false;
  const flow = async () => () => {
    hasBegun = true;
    return { flow: null, eventFor: () => null };
  };
  // Checked: all that loading a page asks for.
  const scope = { session: async () => session ?? anonymousSession('guid'), isViewerKnown: () => session !== null } as FlowScope;
  const { loadChunk } = composePages(new Map([['page', { ...page, flow, ...more }]]), scope).actors;
  const actor = createActor(loadChunk, { input: { chunkId: 'page', address: { path: '/page', params: {} } } }).start();
  const { isStandIn = false } = await toPromise(actor);
  return { View: viewOf('page'), hasBegun, isStandIn };
}

const itself = { View: Own, hasBegun: true, isStandIn: false };
const behindTheGate = { View: Own, hasBegun: false, isStandIn: false };

test.each([
  ['its owner', ada, {}, itself],
  ['its owner, who alone may see it', ada, { isForOwner: true }, itself],
  ['staff in the owner’s place', inAnothersPlace, {}, itself],
  ['a visitor', anonymousSession('guid'), { isForOwner: true }, behindTheGate],
  ['nobody who is known, where it reads what the browser keeps', null, { withoutServer: 'itself' }, itself],
  ['nobody who is known, where there is nothing for members', null, { isForMembers: false }, itself],
] as const)('a page is itself for %s', async (_, session, more, expected) => {
  expect(await loadFor(session, more)).toEqual(expected);
});

test('what belongs to the owner alone says so to staff, until they are back', async () => {
  expect(await loadFor(inAnothersPlace, { isForOwner: true })).toMatchObject({ View: OwnerOnly, isStandIn: true });
});

test('where the server cannot say who is here, a page says that it needs the network, or shows what is kept', async () => {
  expect(await loadFor(null, {})).toMatchObject({ View: NeedsNetwork, isStandIn: true });
  expect(await loadFor(null, { withoutServer: { load: async () => Saved } })).toMatchObject({ View: Saved, isStandIn: true });
});

test('of a page for staff nothing is fetched for anybody else', async () => {
  const fetched: string[] = [];
  const load = async () => {
    fetched.push('page');
    return Own;
  };
  expect(await loadFor(ada, { isForStaff: true, load })).toMatchObject({ View: StaffOnly, hasBegun: false, isStandIn: true });
  expect(await loadFor(anonymousSession('guid'), { isForStaff: true, load })).toMatchObject({ View: StaffOnly, hasBegun: false });
  expect(await loadFor(null, { isForStaff: true, load })).toMatchObject({ View: NeedsNetwork, hasBegun: false });
  expect(fetched).toEqual([]);
  expect(await loadFor(staff, { isForStaff: true, load })).toEqual(itself);
  expect(fetched).toEqual(['page']);
});
