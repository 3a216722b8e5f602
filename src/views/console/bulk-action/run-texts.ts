import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAreaName } from '../../../../contract/console/areas.ts';
import type { leftReasons, Run } from '../../../../contract/console/shapes.ts';
import { areaViews } from '../areas/area-views.ts';

export const stateTexts: Record<Run['state'], MessageDescriptor> = {
  waiting: msg`Waiting`,
  running: msg`Running`,
  done: msg`Finished`,
  cancelled: msg`Cancelled`,
  failed: msg`Failed`,
};

const reasons: Record<(typeof leftReasons)[number], MessageDescriptor> = {
  changed: msg`It changed in the meantime.`,
  gone: msg`It is not there any more.`,
  alreadySo: msg`It was already like that.`,
  notAllowed: msg`You are not allowed to do this.`,
  failed: msg`It failed.`,
  cancelled: msg`The action was cancelled before.`,
  isStaff: msg`It is an account of staff. Somebody who manages admins can do this.`,
  isOwn: msg`You cannot take this permission from yourself. Somebody else who has it can.`,
  lastManager: msg`Nobody else could manage admins and sign in. Give somebody else this permission first.`,
  tooLate: msg`It is too late for this.`,
  tooSoon: msg`A mail was sent there a moment ago. Please wait a little and try again.`,
};

/** Why a row was skipped. */
export const leftText = (reason: (typeof leftReasons)[number], i18n: I18n): string => i18n._(reasons[reason]);

/** The name of a run's action, from its area. */
export function runTitle({ area, action, undoes }: Pick<Run, 'area' | 'action' | 'undoes'>, i18n: I18n): string {
  const view = isAreaName(area) ? areaViews[area] : null;
  const label = view?.actions[action];
  const name = label === undefined ? action : i18n._(label);
  const title = view === null ? name : `${i18n._(view.title)}: ${name}`;
  return undoes === null ? title : i18n._(msg`${title} (undo)`);
}
