import type { Session } from '../../contract/entities.ts';

/** Staff, also while impersonating: they write bug reports. */
export const mayRecordFlows = ({ extra }: Session): boolean => extra.su?.hasConsoleAccess === true || extra.suLogin !== undefined;
