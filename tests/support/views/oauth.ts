import { act } from '@testing-library/react';
import { providerNames } from '../../../contract/sign-in/providers.ts';
import type { OauthReported } from '../../../machines/sign-in/pop-up.machine.ts';
import { childOf } from '../perform.ts';
import type { Gesture } from './driver.ts';
import { press } from './gestures.ts';

/** A product in which both buttons are offered. */
export const withProviders = { config: { providers: ['google' as const, 'facebook' as const] } };

/** A report is what comes of choosing a provider, by the button that is called `verb` and its name, and answering its window. */
const answerFor =
  (verb: string): Gesture<OauthReported> =>
  async (shown, { provider, result, session }) => {
    const popUp = childOf(shown.stage.actor, 'popUp');
    await press(`${verb} ${providerNames[provider]}`)(shown, null);
    const problem = result.status ? null : 'cancelled';
    act(() => {
      popUp.send({ type: 'popUp.opened' });
      popUp.send({ type: 'result.received', message: { kind: 'anydish.sign-in', attempt: 'id', ...result, problem } });
    });
    if (session !== null) await act(() => shown.stage.answer('loadSession', session));
  };

export const signInElsewhere = answerFor('Continue with');
export const connectElsewhere = answerFor('Connect');
