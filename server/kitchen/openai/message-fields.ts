/** What the model is told of an order, by the names that a prompt speaks of them. */
export const messageFields = ['description', 'servings', 'units', 'diets', 'leave_out', 'use', 'at_most_minutes', 'equipment'] as const;
export type MessageField = (typeof messageFields)[number];
