import { expect, test } from 'vitest';
import { StateMachine, type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type StateValue } from 'xstate';
import type { ErrorName } from '../../../contract/errors.ts';
import { flowNames, loadFlow } from '../../support/flow-modules.ts';
import { Rehearsal } from '../../support/rehearse.ts';
import { declaredStates } from '../../support/transitions.ts';
import { failure } from '../samples.ts';

/* How flows handle a failed call: they show the reason, stay where a retry is possible, and say what to do if something is missing. */

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Keep no reason: their page shows a general error, they retry by themselves, or the failure changes nothing. */
const unsaid = setOf(
  'authenticator.loading dietProfile.loading emailChange.loading passwordChange.loading sessionList.loading stepUp.loading',
  'promptLab.shown.looking activity.listed.looking sitemaps.shown.looking jobWatch.looking jobWatch.asking shopping.open.sending.busy',
  'recipe.renewing recipe.rewriting recipes.rewriting sharedRecipe.rewriting refine.restoring kitchen.restoring',
  // A photo's error is shown beside the photo, a code's beside the codes.
  'cookings.uploading transcription.uploading signUp.makingCodes',
  // Shown by a toast: the element for the reason is gone.
  'collections.order.saving collections.panel.deleting recipePhoto.closed.undoOffered recipePhoto.undoing',
  // A box that cannot be shown counts as unanswered.
  'cookings.asking share.asking collections.panel.asking signIn.editing',
  // The earlier reason stays: why a move failed, why the server has no recipe.
  'categoryTree.renewing recipe.lookingUp',
);

/** No retry by one press: something is asked or loaded first, the flow retries by itself, or there is nothing to retry. */
const roundabout = setOf(
  'connections.disconnecting sessionList.ending cookings.removing share.withdrawing kitchen.cancelling',
  'passkeys.making passkeys.adding signUp.making signUp.binding signUp.makingCodes kitchen.cooking refine.cooking',
  'promptLab.moving categoryTree.moving categoryTree.renewing recordings.listed.reading recipe.loading recipe.lookingUp refine.restoring',
  'foodSearch.searching reading.reading kitchenJobs.stopping.cancelling kitchenJobs.notices.reading kitchenJobs.notices.asking',
  'recipeChanges.ready.undoOffered keptCopies.looking shopping.open.sending.busy arrival.waiting page.loading page.inspecting',
  'boxRequest.fetching boxRequest.showing update.updating popUp.refreshing app.place.wayIn.entrance.leading',
  'keptCopy.fetchingPhoto keptCopy.identifying keptCopy.storing keptCopy.checking keptCopy.removing',
  'collections.panel.loading collections.order.saving collections.panel.deleting erasure.erasing recipePhoto.closed.undoOffered recipePhoto.undoing',
  'offlineCopies.copying kitchenTimers.alarm.comparing photoUpload.keeping photoUpload.shrinking sample.shown undoNotice.offering',
  'install.asking',
);

/** Never fail, or run as long as they are watched: they report by events. */
const unfailing = setOf(
  'confirm showBox showPopUp sendFile listen followTabs followTurns followList keepAwake watchWork reasonToHope historySettles sound sendPhoto',
  'writeRows stream connect stepUp',
);

/** Talk to a child machine when they fail; covered by its tests. */
const inCompany = setOf('verification.submitting reset.verification.confirming reset.verification.confirmingKept');

interface Calling {
  machine: AnyStateMachine;
  rehearsal: Rehearsal;
  state: string;
  call: { id: string; src: unknown };
  /** The possible error answers. */
  output: unknown;
  now: AnyMachineSnapshot;
}

const valueOf = ({ path }: AnyStateNode): StateValue =>
  path.reduceRight<StateValue | undefined>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined) ?? {};

const mayFail = ({ implementations }: AnyStateMachine, src: unknown): boolean =>
  typeof src === 'string' && !unfailing.has(src) && !(implementations.actors[src] instanceof StateMachine);

const flows = await Promise.all(flowNames.map(loadFlow));

/** Every state with a call that may fail, as freshly entered. */
const callings = flows.flatMap(({ machine, fixture }) => {
  const rehearsal = new Rehearsal(machine);
  const { context } = rehearsal.begin(Object.values(fixture.inputs)[0] ?? (() => undefined)).snapshot;
  return declaredStates(rehearsal.machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => mayFail(machine, src))
      .filter(() => !inCompany.has(node.id))
      .map((call): Calling => {
        const now = rehearsal.machine.resolveState({ value: valueOf(node), context });
        const output = Object.values(fixture.outputs?.[call.id] ?? {})[0];
        return { machine, rehearsal, state: node.id, call, output, now };
      }),
  );
});

const refused = ({ rehearsal, call, now }: Calling, error: ErrorName): AnyMachineSnapshot =>
  rehearsal.step(now, { type: `xstate.error.actor.${call.id}`, actorId: call.id, error: failure(error) }).snapshot;

const isCalling = ({ _nodes }: AnyMachineSnapshot, src: string) => _nodes.some(({ invoke }) => invoke.some((call) => call.src === src));

/** The user events that repeat the call. */
const pressesFor = ({ call }: Calling, { _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .flatMap((node) => [...node.transitions.values()].flat())
    .filter(({ target }) => target?.some(({ invoke }) => invoke.some(({ src }) => src === call.src)))
    .map(({ eventType }) => String(eventType));

// Runs beside the pages and ends with its work.
const ending = setOf(
  'keptCopy.identifying keptCopy.storing keptCopy.removing boxRequest.fetching boxRequest.showing update.updating undoNotice.offering',
);

test.each(callings.filter(({ state }) => !ending.has(state)))('$state goes on, when $call.src fails', (calling) => {
  expect(refused(calling, 'unknown').status).toBe('active');
});

const said = callings.filter(({ state, now }) => 'error' in now.context && !unsaid.has(state));

test.each(said)('$state shows why, when $call.src fails', (calling) => {
  expect(refused(calling, 'unknown').context['error']).toEqual(failure('unknown'));
});

test.each(callings.filter(({ state }) => !roundabout.has(state)))('$state: when $call.src has failed, it can be tried again', (calling) => {
  expect(pressesFor(calling, refused(calling, 'unknown'))).not.toEqual([]);
});

// Cook mode runs wake locks and clocks, covered by its own tests.
const alone = said.filter(
  ({ state, machine }) => state === `${machine.id}.loading` && state !== 'cookMode.loading' && !roundabout.has(state),
);
const hopes = ['retry.requested', 'network.returned', 'viewer.returned'];

test.each(alone)('$state: a success clears the failure', (calling) => {
  const { rehearsal, call, output } = calling;
  for (const type of hopes) {
    const again = rehearsal.step(refused(calling, 'unknown'), { type }).snapshot;
    expect(isCalling(again, String(call.src)), type).toBe(true);
    const { snapshot } = rehearsal.step(again, { type: `xstate.done.actor.${call.id}`, actorId: call.id, output });
    expect(snapshot.context['error'], type).toBeNull();
  }
});

/** The state of a page that could not be loaded, by error. */
const refusals = [
  ['notAllowed', 'denied'],
  ['secondFactorRequired', 'factorless'],
  ['notFound', 'missing'],
  ['withdrawn', 'withdrawn'],
] as const;

const loads = callings.filter(({ state, machine }) => state === `${machine.id}.loading`);
// A user without the permission sees a refusal before anything is loaded; the step-up box is not a page.
const noPages = setOf('impersonation.loading:denied stepUp.loading:factorless');
const pages = loads.flatMap((calling) =>
  refusals
    .filter(([, page]) => page in calling.machine.states && !noPages.has(`${calling.state}:${page}`))
    .map(([error, page]) => ({ ...calling, error, page })),
);

test.each(pages)('$state: $error is not a failure but a page of its own', ({ error, page, ...calling }) => {
  expect(refused(calling, error).value).toBe(page);
});

test.each(pages.filter(({ page, machine }) => page === 'denied' && 'factorless' in machine.states))(
  '$state: a page of the console says which flag is lacking, and who can give it',
  (calling) => {
    expect(refused(calling, 'notAllowed').context['error']).toEqual(failure('notAllowed'));
  },
);

/** Console orders that need step-up authentication. */
const guarded = setOf(
  'bulkAction.starting bulkAction.undoing impersonation.beginning promptLab.moving undoNotice.undoing',
  'record.creating record.saving record.restoring record.conflicting.saving record.restoreConflicting.restoring',
);

test.each(callings.filter(({ state }) => guarded.has(state)))(
  '$state asks for a second step, with which the order goes on, and without which nothing has happened',
  (calling) => {
    const asking = refused(calling, 'stepUpRequired');
    expect(isCalling(asking, 'stepUp')).toBe(true);
    expect(asking.context['error'] ?? null, 'which is no failure').toBeNull();
    const stepped = (isDone: boolean) =>
      calling.rehearsal.step(asking, { type: 'xstate.done.actor.stepUp', actorId: 'stepUp', output: { isDone } }).snapshot;
    expect(stepped(true).value).toEqual(calling.now.value);
    expect(stepped(false).value).toEqual(refused(calling, 'unknown').value);
    expect(stepped(false).context).toEqual(calling.now.context);
  },
);

const unproven = setOf('bulkAction.starting bulkAction.undoing impersonation.beginning');

test.each(callings.filter(({ state }) => unproven.has(state)))('$state: without a second factor it leads to setting one up', (calling) => {
  expect(refused(calling, 'secondFactorRequired').value).toBe('factorless');
});
