import { timings } from '../../../machines/parts/timings.ts';
import { pageMachine } from '../../../machines/shell/page.machine.ts';
import { pageFixture } from './page.fixture.ts';
import { chunkPath } from '../../support/e2e/built.ts';
import { any, heading } from '../../support/e2e/sights.ts';
import { withoutReturns } from '../../support/e2e/without-returns.ts';

const hasFailed = heading('This page did not load');
const isLoaded = any(heading('Create an account'), heading('Sign In'));

export const pageDriver = withoutReturns({
  because: 'Chunks load, fail and are another version’s.',
  subject: { machine: pageMachine, name: 'page.signUp' },
  fixture: pageFixture,
  open: async ({ page, hold, visit, goInPage, skip }) => {
    const chunk = await hold('GET', chunkPath('src/pages/first/sign-up.ts'));
    // With a query the page comes empty: all of it is up to the chunk.
    await visit('/sign-up?from=elsewhere');
    // The page asks the server for its version by script.
    const version = await hold('GET', /^\/index\.html$/);
    // An unanswered reload leaves the page: the flow is followed to its end.
    await page.route(/\/sign-up/, (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
    return {
      'loadChunk.done': () => chunk.release(),
      // All tests share the built files, so none can be removed; a 404 has the same effect.
      'loadChunk.error': () => chunk.answer(404),
      'inspectFailure.done(sameBuild)': () => version.release(),
      'inspectFailure.done(newBuild)': () => version.answer(200, '<script type="module" src="/assets/app.other.js"></script>'),
      // Not asked: the server's version does not explain a slow network.
      'inspectFailure.done(stuck)': () => Promise.resolve(),
      'after(inspectionTimeout)': () => skip(timings.inspectionTimeout),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'reload.requested': () => page.getByRole('button', { name: 'Reload the page' }).click(),
      'after(chunkTimeout)': () => skip(timings.chunkTimeout),
      'address.changed': () => goInPage('/sign-up/profile'),
      // No sign-up in progress, so no code to confirm: the flow ends and leads to the sign-in.
      'flow.done': () => goInPage('/sign-up/verification'),
    };
  },
  states: {
    loading: { fleeting: 'What is around the page is shown alone.' },
    inspecting: { fleeting: 'As while loading.' },
    reloading: { fleeting: 'The page goes.' },
    loaded: isLoaded,
    failed: hasFailed,
  },
  without: {
    'page.inspecting on xstate.error.actor.inspectFailure': 'A look into a failure answers what it could find out, and be it nothing.',
  },
  isOffered: ({ value, context }, { type, output }) => {
    if (value === 'reloading' || type === 'xstate.error.actor.inspectFailure') return false;
    // The diagnosis of a time-out is always the same, and immediate.
    const isStuck = value === 'inspecting' && context.failure?.kind === 'timeout';
    if (type === 'xstate.done.actor.inspectFailure') return (output.failure.kind === 'timeout') === isStuck;
    return !isStuck;
  },
  ends: ['flow.done(finished)'],
});
