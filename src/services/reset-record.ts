import { resetStateSchema, type ResetState } from '../../contract/entities.ts';
import { storedRecord, type StoredRecord } from './stored-record.ts';

/** What this tab remembers of a reset that is under way. */
export const resetRecord = (): StoredRecord<ResetState> => storedRecord(() => sessionStorage, 'anydish.reset', resetStateSchema);
