import type { Session } from '../../contract/entities.ts';

/** Staff, and staff in somebody else's place: that is where a bug report begins. */
export const mayRecordFlows = ({ extra }: Session): boolean => extra.su?.hasConsoleAccess === true || extra.suLogin !== undefined;
