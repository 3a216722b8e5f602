import { act } from '@testing-library/react';
import { providerNames } from '../../../contract/providers.ts';
import type { ThirdPartyReported } from '../../../machines/pop-up.machine.ts';
import { childOf } from '../perform.ts';
import type { Gesture } from './driver.ts';
import { press } from './gestures.ts';

/** A product in which both buttons are offered. */
export const withProviders = { config: { providers: ['google' as const, 'facebook' as const] } };

/** A report is what comes of choosing a provider and answering its window. */
export const signInElsewhere: Gesture<ThirdPartyReported> = async (shown, { provider, result, session }) => {
  const popUp = childOf(shown.stage.actor, 'popUp');
  await press(`Continue with ${providerNames[provider]}`)(shown, null);
  const problem = result.status ? null : 'cancelled';
  act(() => {
    popUp.send({ type: 'popUp.opened' });
    popUp.send({ type: 'result.received', message: { kind: 'anydish.sign-in', attempt: 'id', ...result, problem } });
  });
  if (session !== null) await act(() => shown.stage.answer('loadSession', session));
};
