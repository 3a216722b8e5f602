import { timings } from '../../../machines/parts/timings.ts';
import type { deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { failure } from '../samples.ts';

export const deliveryFixture: Fixture<typeof deliveryMachine> = {
  inputs: { codeMailed: () => ({ token: 'token-1' }) },
  events: { 'token.replaced': { newer: { token: 'token-2', resendAt: testStart + timings.resendCooldown } } },
  outputs: { checkDelivery: { waiting: 'waiting', delivered: 'delivered', undeliverable: 'undeliverable' } },
  errors: { checkDelivery: { offline: failure('unknown') } },
};
