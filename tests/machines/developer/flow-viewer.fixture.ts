import type { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import type { FlowActor, FlowStep } from '../../../machines/developer/flow-viewer.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';

export const flowStep = (index: number, state: string): FlowStep => ({
  index,
  at: testStart + index * 1_000,
  event: index === 0 ? { type: 'xstate.init' } : { type: 'form.submitted' },
  from: null,
  value: state,
  status: 'active',
  states: ['signIn', `signIn.${state}`],
  taken: index === 0 ? [] : ['signIn.editing on form.submitted [isFilledIn]'],
  context: { email: 'x@anydish.example', password: '••••••••' },
});

/** A submitted sign-in in another tab. */
export const flowActor: FlowActor = {
  key: 'tab-1/x:4',
  tabId: 'tab-1',
  name: 'flow',
  machineId: 'signIn',
  isRunning: true,
  steps: [flowStep(0, 'editing'), flowStep(1, 'submitting')],
};

export const flowTab = { id: 'tab-1', openedAt: testStart, path: '/login' };

export const flowViewerFixture: Fixture<typeof flowViewerMachine> = {
  inputs: { ofTheSignIn: () => ({ target: { machineId: 'signIn', stateId: null } }) },
  events: {
    'tab.described': { withAnActor: { tab: flowTab, actors: [flowActor] } },
    'tab.closed': { first: { tabId: 'tab-1' } },
    'actor.started': { another: { actor: { ...flowActor, key: 'tab-1/x:9', machineId: 'kitchen' } } },
    'actor.ended': { first: { key: flowActor.key } },
    'step.happened': { next: { key: flowActor.key, step: flowStep(2, 'editing') } },
    'target.opened': { state: { target: { machineId: 'signIn', stateId: 'signIn.editing' } } },
    'actor.chosen': { first: { key: flowActor.key } },
    'pause.requested': 'bare',
    'resume.requested': 'bare',
    'step.chosen': { first: { index: 0 } },
    'step.moved': { back: { by: -1 }, forward: { by: 1 } },
    'event.submitted': {
      withFields: { eventType: 'email.changed', fields: '{ "email": "ada@anydish.example" }' },
      unreadable: { eventType: 'email.changed', fields: '{ email' },
    },
    'export.requested': { svg: { what: 'svg' } },
  },
};
