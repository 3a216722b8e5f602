import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { leftOf } from '../../../../machines/console/bulk-action.model.ts';
import type { StepUpAbout } from '../../../../machines/sign-in/step-up.machine.ts';
import type { Deed } from '../../../../machines/console/undo-notice.model.ts';
import { isAreaName } from '../../../../contract/console/areas.ts';
import { areaViews } from '../areas/area-views.ts';
import { runTitle } from './run-texts.ts';

/** A console action in one line: "Users: Suspend · 3 rows done". `isUndone`: it was undone. */
export function deedText(deed: Deed, isUndone: boolean, i18n: I18n): string {
  if (deed.kind === 'restore') {
    const { title } = deed;
    return isUndone ? i18n._(msg`Put back as it was: ${title}`) : i18n._(msg`Restored: ${title}`);
  }
  const { run } = deed;
  const left = leftOf(run);
  return [
    runTitle(run, i18n),
    i18n._(msg`${plural(run.done, { one: '# row done', other: '# rows done' })}`),
    ...(left === 0 ? [] : [i18n._(msg`${plural(left, { one: '# skipped', other: '# skipped' })}`)]),
  ].join(' · ');
}

const deedNames: Readonly<Record<NonNullable<StepUpAbout['deed']>, MessageDescriptor>> = {
  undo: msg`Undo`,
  login: msg`Log in as this user`,
  correct: msg`Correct the recipe`,
  save: msg`Save changes`,
  restore: msg`Restore`,
  promote: msg`Make this production`,
  publish: msg`Publish`,
};

/** What a second step is asked for: "Users: Suspend · ada@anydish.example". */
export function aboutText({ area, action, title, rows, deed }: StepUpAbout, i18n: I18n): string {
  // Sitemaps are a page of their own, no list.
  const place = isAreaName(area) ? areaViews[area].title : msg`Sitemaps`;
  const name =
    action === null
      ? [i18n._(place), i18n._(deedNames[deed ?? 'undo'])].join(': ')
      : runTitle({ area, action, undoes: deed === 'undo' ? '' : null }, i18n);
  return [name, title ?? i18n._(msg`${plural(rows, { one: '# row', other: '# rows' })}`)].join(' · ');
}
