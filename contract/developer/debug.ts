import { array, enums, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** One message to or from the kitchen. */
const debugEntrySchema = type({ role: enums(['user', 'assistant']), content: string() });
export type DebugEntry = Infer<typeof debugEntrySchema>;

/** The page has the same address; requests that accept JSON get the list. Outside production only. */
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
