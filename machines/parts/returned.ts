/**
 * What a page hears when something is there again that it may have been waiting for. Loaders try again; what was ordered by somebody is
 * never ordered again without a press.
 */
export type Returned = { type: 'network.returned' } | { type: 'viewer.returned' };
