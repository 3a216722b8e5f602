import type { Deps } from '../deps.ts';
import { siteOf } from '../http/network.ts';
import { ceilings, isReached } from '../limits/ceilings.ts';
import { inNetworks } from '../limits/networks.ts';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { knownDevice } from './known-devices.ts';
import { accountLimits, slowedLimits } from './limits.ts';

/** A password that is about to be compared. */
interface Tried {
  email: string;
  /** `request.ip`. */
  address: string;
  /** What the browser's cookie of a known device holds. */
  device: string | undefined;
}

/** What a try is counted by. */
interface Counted {
  isKnown: boolean;
  /** Ways to be let try, each with all that it takes: the first, and slower ones for when that is used up. */
  ways: readonly [readonly KeyedLimit[], ...(readonly KeyedLimit[])[]];
  /** What is forgotten when a try is right; of the rest of its way it gets back only what it gave. */
  forgotten: readonly KeyedLimit[];
}

/** In a browser that the account knows, nothing that others do is counted. In any other, all that they do is: it slows its owner, and never stops. */
export async function signInLimits({ db, clock }: Pick<Deps, 'db' | 'clock'>, { email, address, device }: Tried): Promise<Counted> {
  const known = await knownDevice(db, email, device);
  if (known !== null) {
    const own = [accountLimits.signInDevice(email, known)];
    return { isKnown: true, ways: [own], forgotten: own };
  }
  const site = siteOf(address);
  const isPressed = await isReached(db, clock, ceilings.passwords);
  const pressed = isPressed ? [accountLimits.signInPressed(site)] : [];
  const forgotten = inNetworks((network) => accountLimits.signInAccount(email, network), address);
  const slow = inNetworks(slowedLimits.signInSlow, address);
  return {
    isKnown: false,
    forgotten,
    ways: [
      [...forgotten, ...inNetworks(accountLimits.signInNetwork, address), accountLimits.signInStrangers(email), ...pressed],
      [...slow, accountLimits.signInStrangers(email), ...pressed],
      [...slow, slowedLimits.signInFresh(email, site), slowedLimits.signInFreshAll(email), ...pressed],
    ],
  };
}

/** What of a way goes back when the password was right, besides what is forgotten. */
export const easedBy = ({ forgotten }: Pick<Counted, 'forgotten'>, way: readonly KeyedLimit[]): KeyedLimit[] =>
  way.filter((limit) => !forgotten.some(({ key }) => key === limit.key));
