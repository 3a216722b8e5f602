import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { flowViewerMachine } from '../../../../machines/developer/flow-viewer.machine.ts';
import type { FlowTarget } from '../../../../machines/developer/flow-viewer.model.ts';
import { drawnFlow, flowGraphs } from '../../../../src/dev/drawn-flows.ts';
import { FlowsPage } from '../../../../src/views/developer/flows/FlowsPage.tsx';
import { flowActor, flowStep, flowTab } from '../../../machines/developer/flow-viewer.fixture.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

beforeAll(async () => void (await drawnFlow('signIn')));

const theSignIn: FlowTarget = { machineId: 'signIn', stateId: null };

const open = (target = theSignIn) =>
  renderFlow(
    onStage(flowViewerMachine, () => ({ target })),
    (flow) => <FlowsPage flow={flow}>{null}</FlowsPage>,
  );

/** The page with a sign-in running in another tab. */
async function watch() {
  const page = await open();
  page.send({ type: 'tab.described', tab: flowTab, actors: [flowActor] });
  return page;
}

const chart = () => screen.getByRole('region', { name: 'Statechart of signIn' });
const stateOf = (id: string) => {
  const box = chart().querySelector<SVGElement>(`[data-state="${id}"]`);
  if (box === null) throw new Error(`${id} is not drawn.`);
  return box;
};
const isLit = (id: string) => stateOf(id).dataset['active'] === 'true';
const steps = () => within(screen.getByRole('list', { name: 'What happened, newest first' })).getAllByRole('button');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('every machine is listed, and links to its own address', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Machines' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(flowGraphs.map(({ id }) => `#${id}`));
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['signIn ']);
});

test('a machine without actors is drawn, with a hint on how to start it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'signIn' })).toBeDefined();
  expect(isLit('signIn.editing')).toBe(false);
  expect(screen.getByText(/^This flow runs in no other tab/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('each state links to itself, and the state in the address is explained', async () => {
  await open({ machineId: 'signIn', stateId: 'signIn.editing' });
  const box = stateOf('signIn.submitting');
  expect([box.tagName, box.getAttribute('href')]).toEqual(['a', '#signIn.submitting']);
  expect(stateOf('signIn.editing').getAttribute('aria-current')).toBe('true');
  const details = screen.getByRole('region', { name: 'signIn.editing' });
  expect(within(details).getByText(/^E-mail and password are being typed/)).toBeDefined();
  expect(within(details).getByRole('link', { name: 'signIn.submitting' }).getAttribute('href')).toBe('#signIn.submitting');
});

test('active states are highlighted, and the steps are listed, newest first', async () => {
  const { send } = await watch();
  expect(screen.getByRole('link', { name: 'signIn 1 running' })).toBeDefined();
  expect([isLit('signIn.submitting'), isLit('signIn.editing')]).toEqual([true, false]);
  expect(steps().map((step) => step.textContent)).toEqual(['1.00 sform.submitted→ submitting', '0.00 sstart→ editing']);
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  expect([isLit('signIn.submitting'), isLit('signIn.editing')]).toEqual([false, true]);
  expect(screen.getByText('Live, step 3')).toBeDefined();
});

test('stepping back highlights past states; forward and live return to the present', async () => {
  const { user, send } = await watch();
  await user.click(button('Step back'));
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  expect(isLit('signIn.editing')).toBe(true);
  expect(button('Step back').disabled).toBe(true);
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  await user.click(button('Step forward'));
  expect(isLit('signIn.submitting')).toBe(true);
  await user.click(button('Live'));
  expect(isLit('signIn.editing')).toBe(true);
});

test('a selected step is shown and marked', async () => {
  const { user } = await watch();
  const oldest = steps().at(-1);
  if (oldest === undefined) throw new Error('There is no step.');
  await user.click(oldest);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
  expect(isLit('signIn.editing')).toBe(true);
});

test('pausing freezes the picture while the flow continues', async () => {
  const { user, send } = await watch();
  await user.click(button('Pause'));
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  expect(isLit('signIn.submitting')).toBe(true);
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
});

test('an event without fields is sent by a click', async () => {
  const { user, send, stage } = await watch();
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  await user.click(button('form.submitted'));
  expect(stage.ran('sendToActor')).toEqual([{ key: flowActor.key, event: { type: 'form.submitted' } }]);
});

test('an event with fields is sent with them; invalid JSON is reported under the field, and stays', async () => {
  const { user, send, stage } = await watch();
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Fields of email.changed as JSON');
  expect(JSON.parse(field.value)).toEqual({ email: '' });
  await user.clear(field);
  await user.type(field, '{{ oops');
  await user.click(button('Send email.changed'));
  expect(screen.getByRole('alert').textContent).toBe('This is no JSON object.');
  expect(field.value).toBe('{ oops');
  await user.clear(field);
  await user.type(field, '{{"email":"ada@anydish.example"}');
  await user.click(button('Send email.changed'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stage.ran('sendToActor')).toEqual([{ key: flowActor.key, event: { type: 'email.changed', email: 'ada@anydish.example' } }]);
});

test('nothing can be sent while viewing the past, nor to an ended flow', async () => {
  const { user, send } = await watch();
  await user.click(button('Step back'));
  expect(button('form.submitted').disabled).toBe(true);
  await user.click(button('Live'));
  send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  expect(button('form.submitted').disabled).toBe(false);
  send({ type: 'actor.ended', key: flowActor.key });
  expect(button('form.submitted').disabled).toBe(true);
});

test('another actor of the machine can be chosen', async () => {
  const { user, send } = await watch();
  const second = { ...flowActor, key: 'tab-1/x:9', name: 'second', steps: [flowStep(0, 'editing')] };
  send({ type: 'actor.started', actor: second });
  expect(isLit('signIn.editing')).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Actor' }), flowActor.key);
  expect(isLit('signIn.submitting')).toBe(true);
});

test('the context is a tree, in which the last event’s changes are marked', async () => {
  const { send } = await watch();
  const changed = {
    ...flowStep(2, 'editing'),
    context: { email: 'x@anydish.example', password: '', now: { $function: 'now' }, problems: { email: null } },
  };
  send({ type: 'step.happened', key: flowActor.key, step: changed });
  const region = screen.getByRole('heading', { name: 'Context' }).parentElement;
  expect(region?.textContent).toContain('password "" changed');
  expect(region?.textContent).not.toContain('email "x@anydish.example" changed');
  expect(region?.textContent).toContain('now function now');
});

test.each([
  ['Save as SVG', 'svg'],
  ['Save as Mermaid', 'mermaid'],
  ['Copy flow recording', 'recording'],
])('%s', async (name, what) => {
  const { user, stage } = await watch();
  await user.click(button(name));
  expect(stage.ran('exportFlow')).toMatchObject([{ what }]);
});
