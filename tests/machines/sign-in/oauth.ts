import { oauthError } from '../../../contract/sign-in/oauth.ts';
import type { OauthReported } from '../../../machines/sign-in/pop-up.machine.ts';
import { ada, newcomer } from '../samples.ts';

type Report = Omit<OauthReported, 'type'>;

/** Results a pop-up sends to its form. */
export const oauthReports: Record<'known' | 'newUser' | 'refused', Report> = {
  known: { provider: 'google', result: { status: true, isNewUser: false }, session: ada, error: null },
  newUser: { provider: 'google', result: { status: true, isNewUser: true }, session: newcomer, error: null },
  refused: {
    provider: 'google',
    result: { status: false, isNewUser: false },
    session: null,
    error: oauthError('cancelled', 'google'),
  },
};
