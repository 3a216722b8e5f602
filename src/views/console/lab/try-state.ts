import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Try } from '../../../../contract/console/lab.ts';

/** Where a try stands, in words. */
export function tryState(result: Try | null): MessageDescriptor {
  if (result === null) return msg`Not tried yet`;
  if (result.state === 'waiting') return msg`Waiting…`;
  if (result.state === 'running') return msg`Being tried…`;
  if (result.state === 'cancelled') return msg`Stopped`;
  if (result.isStale) return msg`Out of date: the case or the model has changed`;
  return result.isPassed ? msg`Passed` : msg`Failed`;
}
