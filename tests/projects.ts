import type { TestProjectInlineConfiguration } from 'vitest/config';

type ProjectOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Files that put something else in the place of a module, or that need the real cost of a password: these have modules of their own. */
const mocked = {
  node: [
    'tests/server/sign-in/even-time.test.ts',
    'tests/server/sign-in/passwords.test.ts',
    'tests/server/security/alike.test.ts',
    'tests/services/{kitchen-memory,photo-store,saved-recipes}.test.ts',
  ],
  dom: ['tests/views/texts/i18n.test.ts'],
};

/** What tries the whole kitchen, and takes as long as all the rest of it: `npm test -- kitchen` does without. */
const ofAllSubjects =
  (process.env['TEST_SUBJECT'] ?? '') === ''
    ? []
    : ['packages/kitchen/tests/{golden,product,tables}.test.ts', 'tests/server/kitchen/{bad-photos,photo-memory}.test.ts'];

/** What only a real PostgreSQL has, for example its backup. */
const ofRealDatabase =
  (process.env['TEST_DATABASE_URL'] ?? '') === '' ? ['tests/server/db/{backup,in-steps-together,plans,recipe-outcomes}.test.ts'] : [];

/** What only a real NATS server has: `node scripts/test-nats.mjs`. */
const ofRealNats = (process.env['TEST_NATS_PROGRAM'] ?? '') === '' ? ['tests/server/messages/nats.test.ts'] : [];

const onServer: ProjectOptions = { globalSetup: ['tests/support/server/global-setup.ts'] };

const inDom: ProjectOptions = { environment: 'jsdom', setupFiles: ['tests/support/views/setup.ts'] };

const project = (name: string, include: string[], options: ProjectOptions = {}) => ({
  extends: true as const,
  test: {
    environment: 'node',
    name,
    include,
    exclude: [...ofAllSubjects, ...ofRealDatabase, ...ofRealNats, ...(options.isolate === true ? [] : Object.values(mocked).flat())],
    ...options,
  } satisfies ProjectOptions,
});

/** Vitest's projects: which files are tested in which surroundings. */
export const projects = [
  project('contract', ['tests/contract/**/*.test.ts']),
  project('rules', ['tests/{lint,scripts,bench}/**/*.test.ts']),
  project('packages', ['packages/*/tests/**/*.test.ts'], onServer),
  project('machines', ['tests/machines/**/*.test.ts']),
  project('server', ['tests/server/**/*.test.ts'], { ...onServer, setupFiles: ['tests/support/server/quick-hashes.ts'] }),
  project('services', ['tests/{services,served,texts,dev,recording,language}/**/*.test.ts']),
  project('views', ['tests/{views,pages,app,ui,composition}/**/*.test.{ts,tsx}'], inDom),
  project('mocked', mocked.node, { ...onServer, isolate: true, sequence: { groupOrder: 1 } }),
  project('mocked views', mocked.dom, { ...inDom, isolate: true, sequence: { groupOrder: 1 } }),
];
