import type { StoredTrial, Trial } from '../../../contract/kitchen/trials.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { trialMachine } from '../../../machines/kitchen/trial.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { shownAsEvents } from '../recipes/shown-as.events.tsx';
import { company, failure, recipe } from '../samples.ts';

const groundnuts = { text: 'reacts to groundnutz', word: 'groundnutz', meant: [{ id: 'peanut', label: 'peanuts' }] };
const treenuts = { text: 'no treenutz', word: 'treenutz', meant: [{ id: 'nut', label: 'nuts' }] };

export const cooked: Trial = { type: 'done', recipe: { ...recipe, guid: 'seed', companyUri: '' } };
export const asksWhich: Trial = {
  type: 'needs_input',
  question: {
    kind: 'choose',
    suggestions: [{ id: 'shakshuka', title: 'Shakshuka', cuisine: null }],
    ingredients: ['eggs'],
  },
};
export const asksWhat: Trial = {
  type: 'needs_input',
  question: { kind: 'unclear', suggestions: [], ingredients: [], unclear: [groundnuts, treenuts] },
};
const refused: Trial = { type: 'failed', message: 'This is not for cooking.' };

export const storedWith = (trial: Trial | undefined): StoredTrial => ({
  asked: {
    seed: '0198c0de-0000-7000-8000-000000000001',
    description: 'Omelette',
    language: 'en',
    unitSystem: 'metric',
    choice: null,
    improvise: false,
    wishes: [],
    dismissed: [],
  },
  ...(trial !== undefined && { trial }),
});

const arrived = {
  described: null,
  stored: null,
  chosen: null,
  isMember: false,
  wantsToKeep: false,
  unitSystem: 'metric',
  language: (): Locale => 'en',
} as const;

export const trialFixture: Fixture<typeof trialMachine> = {
  inputs: {
    empty: ({ newId }) => ({ ...arrived, newId }),
    described: ({ newId }) => ({ ...arrived, described: 'Omelette', newId }),
    asked: ({ newId }) => ({ ...arrived, stored: storedWith(asksWhat), newId }),
    refused: ({ newId }) => ({ ...arrived, stored: storedWith(refused), newId }),
    cooked: ({ newId }) => ({ ...arrived, stored: storedWith(cooked), newId }),
    byMember: ({ newId }) => ({ ...arrived, stored: storedWith(cooked), isMember: true, newId }),
    afterSignUp: ({ newId }) => ({ ...arrived, stored: storedWith(cooked), isMember: true, wantsToKeep: true, newId }),
  },
  events: {
    ...shownAsEvents,
    'description.changed': { omelette: { description: 'Omelette' }, empty: { description: '' } },
    'trial.requested': 'bare',
    'example.chosen': { soup: { description: 'Creamy tomato soup with basil' } },
    'suggestion.chosen': { shakshuka: { id: 'shakshuka' } },
    'improvisation.chosen': 'bare',
    'part.answered': {
      peanuts: { word: groundnuts.word, text: groundnuts.text, leaveOut: 'peanut' },
      nothing: { word: treenuts.word, text: treenuts.text, leaveOut: null },
    },
    'retry.requested': 'bare',
    'cancel.requested': 'bare',
    'keep.requested': 'bare',
    'another.requested': 'bare',
  },
  outputs: {
    cookTrial: { cooked, which: asksWhich, what: asksWhat, refused },
    keepTrial: { kept: { companyUri: company.uri, guid: 'guid-kept' } },
  },
  errors: {
    cookTrial: { usedUp: failure('tooManyRequests'), offline: failure('unknown') },
    keepTrial: { full: failure('conflict') },
  },
};
