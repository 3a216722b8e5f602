import type { tellUsMachine } from '../../../machines/account/tell-us.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

const newId = () => '018f0000-0000-7000-8000-000000000001';

export const tellUsFixture: Fixture<typeof tellUsMachine> = {
  inputs: { opened: () => ({ page: '/account', typed: null, newId }) },
  events: {
    'words.changed': { some: { words: 'More soups, please.' } },
    'enclosed.changed': { answer: { enclosed: ['page', 'language', 'answer'] } },
    'form.submitted': 'bare',
  },
  outputs: { sendMessage: { stored: {} } },
  errors: { sendMessage: { tooOften: failure('tooManyRequests') } },
};
