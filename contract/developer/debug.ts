import { array, enums, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** Spec 3: one message that was said to the kitchen, or by it. */
const debugEntrySchema = type({ role: enums(['user', 'assistant']), content: string() });
export type DebugEntry = Infer<typeof debugEntrySchema>;

/** Spec 7: the address is also that of the page; who asks for JSON is given the list. Outside production only. */
export const debugEndpoints = {
  listDebugEntries: endpoint({
    method: 'GET',
    path: '/debug',
    body: null,
    query: null,
    payload: array(debugEntrySchema),
    errors: ['notFound'],
  }),
} as const;
