import type { Deps } from '../deps.ts';
import { siteOf } from '../http/network.ts';
import { ceilings, isReached } from '../limits/ceilings.ts';
import { inNetworks } from '../limits/networks.ts';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { knownDevice } from './known-devices.ts';
import { accountLimits } from './limits.ts';

/** A password that is about to be compared. */
interface Tried {
  email: string;
  /** `request.ip`. */
  address: string;
  /** What the browser's cookie of a known device holds. */
  device: string | undefined;
}

/** What a try is counted by: what is forgotten when it is right, and what gets back only what it gave. */
interface Counted {
  isKnown: boolean;
  forgotten: KeyedLimit[];
  eased: KeyedLimit[];
}

/** In a browser that the account knows, nothing that others do is counted. In any other, all that they do is. */
export async function signInLimits({ db, clock }: Pick<Deps, 'db' | 'clock'>, { email, address, device }: Tried): Promise<Counted> {
  const known = await knownDevice(db, email, device);
  if (known !== null) return { isKnown: true, forgotten: [accountLimits.signInDevice(email, known)], eased: [] };
  const isPressed = await isReached(db, clock, ceilings.passwords);
  return {
    isKnown: false,
    forgotten: inNetworks((network) => accountLimits.signInAccount(email, network), address),
    eased: [
      ...inNetworks(accountLimits.signInNetwork, address),
      accountLimits.signInStrangers(email),
      ...(isPressed ? [accountLimits.signInPressed(siteOf(address))] : []),
    ],
  };
}
