import type { PageAddress } from './page.machine.ts';
import type { SessionSettled } from './session.machine.ts';

/**
 * The kind of page at an address.
 *
 * - `members`: asks a visitor to sign in
 * - `wayIn`: a step of sign-up, sign-in or reset
 * - `entrance`: a sign-in form that only visitors need
 * - `lastStep`: a sign-up step for users who are already signed in
 */
export type Place = 'public' | 'members' | 'wayIn' | 'entrance' | 'lastStep';

export const isWayIn = (place: Place): boolean => place === 'wayIn' || place === 'entrance' || place === 'lastStep';

/** A page requested by an address. The same key keeps the open page. */
export interface PageRequest {
  key: string;
  chunkId: string;
  address: PageAddress;
}

export interface LocationChanged {
  type: 'location.changed';
  path: string;
  pages: readonly PageRequest[];
  place: Place;
}

interface Arriving {
  event: LocationChanged;
}

interface Settling {
  event: SessionSettled;
}

/** This address is open. */
export const stays = { guard: { type: 'isOldPath', params: ({ event }: Arriving) => ({ path: event.path }) } } as const;

export const arrives = <const TTarget extends string>(wanted: Place, target: TTarget) =>
  ({
    guard: { type: 'isAt', params: ({ event }: Arriving) => ({ place: event.place, wanted }) },
    target,
    actions: [
      { type: 'rememberPath', params: ({ event }: Arriving) => event },
      { type: 'openPages', params: ({ event }: Arriving) => event },
      'closeModals',
    ],
  }) as const;

export const stepsTo = <const TBase extends string>(base: TBase) =>
  [
    arrives('wayIn', `${base}.step` as const),
    arrives('entrance', `${base}.entrance` as const),
    arrives('lastStep', `${base}.lastStep` as const),
  ] as const;

/** On pages that need a session: it ended or changed its user. */
export const losing = {
  'session.settled': [
    {
      guard: { type: 'hasLostSession', params: ({ event }: Settling) => event },
      actions: ['park', { type: 'keepUser', params: ({ event }: Settling) => event }, { type: 'goTo', params: { to: '/login' } }],
    },
    { guard: { type: 'isSomebodyElse', params: ({ event }: Settling) => event }, actions: 'startOver' },
  ],
} as const;
