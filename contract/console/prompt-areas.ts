import { locales } from '../shell/locales.ts';
import { act, area, columns, fields, looks } from './area.ts';

const { shown, once, edited } = fields;
const { sorted, hidden } = looks;

/** The prompts for creating recipes and for transcribing written ones. Each has its own versions and production. */
export const promptNames = ['recipe', 'transcription'] as const;
export type PromptName = (typeof promptNames)[number];

const promptLabels = ['production', 'staging'] as const;

export const prompts = area({
  needs: 'canManagePrompts',
  editNeeds: 'canManagePrompts',
  columns: {
    version: columns.number(sorted),
    name: columns.choice(),
    note: columns.text(),
    author: columns.person(),
    createdAt: columns.time(sorted),
    labels: columns.choices(),
    generations: columns.number(),
    failures: columns.number(),
    repairs: columns.number(),
    averageSeconds: columns.number(),
    tokens: columns.number(),
    thumbsUp: columns.number(hidden),
    thumbsDown: columns.number(hidden),
    cooked: columns.number(hidden),
    reports: columns.number(hidden),
  },
  filters: {
    name: { kind: 'choice', options: promptNames },
    label: { kind: 'choice', options: promptLabels },
    createdAt: { kind: 'time' },
  },
  actions: {},
  sort: '-version',
  titleColumn: 'version',
  hasRecords: true,
  fields: {
    version: shown('number'),
    name: once('choice', promptNames),
    /** At most one version of a prompt has each label: assigning it moves it. */
    labels: edited('choices', promptLabels),
    note: once('text'),
    body: once('numberedText'),
    author: shown('person'),
    createdAt: shown('time'),
    generations: shown('number'),
    failures: shown('number'),
    repairs: shown('number'),
    averageSeconds: shown('number'),
    tokens: shown('number'),
    thumbsUp: shown('number'),
    thumbsDown: shown('number'),
    cooked: shown('number'),
    reports: shown('number'),
  },
  /** Feedback on its recipes by dish, most complaints first. */
  lists: { dishes: { dish: 'text', thumbsUp: 'number', thumbsDown: 'number', cooked: 'number', reports: 'number' } },
});

/** The expected result of a case: a recipe that fits the schema and keeps the wishes, or a refusal because it is not food. */
export const expectations = ['recipe', 'refusal'] as const;

/** A test case for prompt versions. */
export const cases = area({
  needs: 'canManagePrompts',
  editNeeds: 'canManagePrompts',
  columns: {
    name: columns.text(sorted),
    expects: columns.choice(),
    isRequired: columns.flag(),
    hasPhoto: columns.flag(),
    isBuiltIn: columns.flag(hidden),
    language: columns.choice(hidden),
    createdAt: columns.time({ ...sorted, ...hidden }),
  },
  filters: { expects: { kind: 'choice', options: expectations }, isRequired: { kind: 'flag' }, hasPhoto: { kind: 'flag' } },
  actions: { remove: act('canManagePrompts', { isDestructive: true, needsStepUp: true }) },
  sort: 'name',
  titleColumn: 'name',
  hasRecords: true,
  fields: {
    name: edited('text'),
    /** As a user types it; the kitchen parses its wishes. */
    description: edited('longText'),
    photo: edited('picture'),
    expects: edited('choice', expectations),
    /** A version must pass it to become production. */
    isRequired: edited('flag'),
    /** Words that appear only if the answer obeyed instructions in the text or photo. */
    neverSays: edited('text'),
    /** Foods and words that the answer must contain, and those that it must not, separated by commas. */
    mustContain: edited('text'),
    mustNotContain: edited('text'),
    language: edited('choice', locales),
    servings: edited('number'),
    hasPhoto: shown('flag'),
    isBuiltIn: shown('flag'),
    createdAt: shown('time'),
  },
  lists: {},
});
