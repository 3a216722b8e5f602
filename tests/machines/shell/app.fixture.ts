import type { appMachine } from '../../../machines/shell/app.machine.ts';
import type { PageRequest } from '../../../machines/shell/place.ts';
import { newsInput } from '../kitchen/kitchen-news.fixture.ts';
import { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { keptCopiesMachine } from '../../../machines/recipes/kept-copies.machine.ts';
import { offlineCopiesMachine } from '../../../machines/recipes/offline-copies.machine.ts';
import { languageMachine } from '../../../machines/shell/language.machine.ts';
import { installMachine } from '../../../machines/shell/install.machine.ts';
import { reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import { schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import { updateMachine } from '../../../machines/shell/update.machine.ts';
import { scripted } from '../../support/scripted.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure, inEnglish, recipe } from '../samples.ts';

/** A request for the page `key`, whose chunk has the same name. */
export const pageAt = (key: string, path: string): PageRequest => ({ key, chunkId: key, address: { path, params: {} } });

export const appFixture: Fixture<typeof appMachine> = {
  inputs: { start: ({ newId }) => ({ newGuid: newId }) },
  events: {
    'session.settled': { member: { userGuid: ada.guid }, visitor: { userGuid: null }, other: { userGuid: 'guid-other' } },
    'session.unanswered': 'bare',
    'signOut.done': 'bare',
    'location.changed': {
      landing: { path: '/', pages: [pageAt('landing', '/')], place: 'public' },
      account: {
        path: '/account',
        pages: [pageAt('member', '/account'), pageAt('account', '/account')],
        place: 'members',
      },
      login: {
        path: '/login',
        pages: [pageAt('auth', '/login'), pageAt('login', '/login')],
        place: 'entrance',
      },
      signUp: { path: '/sign-up', pages: [pageAt('auth', '/sign-up'), pageAt('signUp', '/sign-up')], place: 'wayIn' },
      profile: {
        path: '/sign-up/profile',
        pages: [pageAt('auth', '/sign-up/profile'), pageAt('signUp', '/sign-up/profile')],
        place: 'lastStep',
      },
    },
    'modal.requested': { photo: { box: { title: 'A photo' } } },
    'modals.arrived': { stack: { logic: scripted(modalsMachine) as unknown as typeof modalsMachine } },
    'language.arrived': { english: { logic: scripted(languageMachine) as unknown as typeof languageMachine, input: inEnglish } },
    'companions.arrived': {
      both: {
        logic: {
          reachability: scripted(reachabilityMachine) as unknown as typeof reachabilityMachine,
          update: scripted(updateMachine) as unknown as typeof updateMachine,
          keptCopies: scripted(keptCopiesMachine) as unknown as typeof keptCopiesMachine,
          offlineCopies: scripted(offlineCopiesMachine) as unknown as typeof offlineCopiesMachine,
          scheme: scripted(schemeMachine) as unknown as typeof schemeMachine,
          schemeInput: { scheme: 'system' },
          install: scripted(installMachine) as unknown as typeof installMachine,
          kitchenNews: scripted(kitchenNewsMachine) as unknown as typeof kitchenNewsMachine,
          kitchenNewsInput: newsInput,
        },
        build: 'app.one.js',
      },
    },
    'errand.begun': { copy: { logic: scripted(keptCopyMachine), input: { recipe } } },
    'navigation.requested': { toAccount: { to: '/account' }, back: { to: -1 } },
  },
  outputs: { findStart: { kitchen: '/ai/adas-kitchen/new', visitor: null } },
  errors: { findStart: { stopped: failure('unknown') } },
};
