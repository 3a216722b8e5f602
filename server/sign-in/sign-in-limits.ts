import type { Deps } from '../deps.ts';
import { siteOf } from '../http/network.ts';
import { ceilings, isReached } from '../limits/ceilings.ts';
import { inNetworks } from '../limits/networks.ts';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { knownDevice } from './known-devices.ts';
import { accountLimits, slowedLimits } from './limits.ts';

/** A password to be compared. */
interface Tried {
  email: string;
  /** `request.ip`. */
  address: string;
  /** The value of the known-device cookie. */
  device: string | undefined;
}

/** The limits that a try counts against. */
interface Counted {
  isKnown: boolean;
  /** Alternative sets of limits: the normal one, and slower ones for when that is used up. */
  ways: readonly [readonly KeyedLimit[], ...(readonly KeyedLimit[])[]];
  /** Limits to reset after a right password; from the others only this try's token is returned. */
  forgotten: readonly KeyedLimit[];
}

/** In a known browser others' attempts do not count. In any other they do: they slow the owner down, but never lock them out. */
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

/** Tokens to return after a right password, besides the reset limits. */
export const easedBy = ({ forgotten }: Pick<Counted, 'forgotten'>, way: readonly KeyedLimit[]): KeyedLimit[] =>
  way.filter((limit) => !forgotten.some(({ key }) => key === limit.key));
