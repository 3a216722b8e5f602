import type { ShareState } from '../../../contract/recipes/share-endpoints.ts';
import type { shareMachine } from '../../../machines/recipes/share.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

export const unshared: ShareState = { share: null, barredFor: null, hasPhoto: false };
const path = '/r/plain-omelette-aB3dE6gH9jK2';
export const shared: ShareState = {
  ...unshared,
  share: { path, address: `https://anydish.example${path}`, isListed: false, showsPhoto: false },
};

export const shareFixture: Fixture<typeof shareMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'share.opened': { omelette: { companyUri: company.uri, guid: recipe.guid } },
    'share.closed': 'bare',
    'choices.changed': { listed: { choices: { isListed: true, showsPhoto: false } } },
    'share.confirmed': 'bare',
    'withdrawal.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadShare: { unshared, shared },
    shareRecipe: { shared },
    confirmWithdrawal: { yes: true, no: false },
    withdrawShare: { unshared },
  },
  errors: {
    loadShare: { offline: failure('unknown') },
    shareRecipe: { barred: failure('conflict') },
    confirmWithdrawal: { unseen: failure('unknown') },
    withdrawShare: { offline: failure('unknown') },
  },
};
