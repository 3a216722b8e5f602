import type { ShownWish } from '../../../contract/kitchen/wishes.ts';

/** Wishes as chips show them, one of each source. */
export const noCoriander: ShownWish = { kind: 'without', id: 'coriander', label: 'coriander', source: 'form' };
export const spicy: ShownWish = { kind: 'feature', id: 'manner:spicy', label: 'spicy', source: 'read' };
export const noPeanuts: ShownWish = { kind: 'allergy', id: 'peanut', label: 'peanuts', source: 'profile' };
