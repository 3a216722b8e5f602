import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../../../machines/limits.ts';
import { pageMachine } from '../../../../machines/page.machine.ts';
import { pageFixture } from '../../../machines/page.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { any, heading } from '../sights.ts';

/** Where the built chunk of a view is fetched from. */
function chunkPath(view: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest[view]?.file;
  if (file === undefined) throw new Error(`${view} is no chunk of its own.`);
  return new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);
}

const hasFailed = heading('This page did not load');
const isLoaded = any(heading('Create an account'), heading('Sign In'));

export const pageDriver: BrowserDriver = {
  subject: { machine: pageMachine, name: 'page.signUp' },
  fixture: pageFixture,
  open: async ({ page, hold, visit, goInPage, skip }) => {
    const chunk = await hold('GET', chunkPath('src/views/sign-up/SignUpPage.tsx'));
    await visit('/sign-up');
    return {
      'loadChunk.done': () => chunk.release(),
      // All tests share the built files, so none can be taken away; a 404 is what a removed one would give.
      'loadChunk.error': () => chunk.answer(404),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'after(chunkTimeout)': () => skip(limits.chunkTimeout),
      'address.changed': () => goInPage('/sign-up/profile'),
      // Nobody has signed up, so there is no code to confirm: the flow ends, and leads to the sign-in.
      'flow.done': () => goInPage('/sign-up/verification'),
    };
  },
  states: { loading: { fleeting: 'What is around the page is shown alone.' }, loaded: isLoaded, failed: hasFailed },
  without: { 'page.loaded on page.returned': 'Only a page for members waits behind the way in: tests/e2e/session-end.spec.ts goes there.' },
  isOffered: (_, { type }) => type !== 'page.returned',
  ends: ['flow.done(finished)'],
};
