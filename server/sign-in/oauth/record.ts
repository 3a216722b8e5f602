/** The fields of what another site sent, of which nothing is known. */
export const asRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
