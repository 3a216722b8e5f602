import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Field } from '../../../../contract/console/area.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';
import { consolePicturePath } from '../../../../contract/console/console-endpoints.ts';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { fillPath } from '../../../../contract/endpoint.ts';
import { isLocale } from '../../../../contract/shell/locales.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import type { AreaView } from '../areas/area-view.ts';

/** Text of an empty cell. */
export const emptyCell = '–';

/** URL of a record's picture. */
export const pictureAddress = (area: AreaName, guid: string): string => fillPath(consolePicturePath, { area, guid });

/** URL of its size for lists. */
export const smallPictureAddress = (area: AreaName, guid: string): string => `${pictureAddress(area, guid)}?size=small`;

/** A person in a cell has the form "guid email". */
export function personIn(cell: Cell): { guid: string; email: string } | null {
  const [guid, email] = typeof cell === 'string' ? cell.split(' ') : [];
  return guid !== undefined && email !== undefined ? { guid, email } : null;
}

/** A recipe in a cell has the form "guid title". */
export function recipeIn(cell: Cell): { guid: string; title: string } | null {
  const [, guid, title] = typeof cell === 'string' ? (/^(\S+) (.+)$/s.exec(cell) ?? []) : [];
  return guid !== undefined && title !== undefined ? { guid, title } : null;
}

/** A choice value in the reader's language; a language by its name. */
export function optionText(view: AreaView, value: string, i18n: I18n): string {
  const text = Object.hasOwn(view.options, value) ? view.options[value] : undefined;
  if (text !== undefined) return i18n._(text);
  return isLocale(value) ? (new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(value) ?? value) : value;
}

/** A cell in the reader's language. */
export function cellText(view: AreaView, kind: Field['kind'], cell: Cell, i18n: I18n): string {
  if (cell === null || cell === '') return emptyCell;
  if (typeof cell === 'boolean') return cell ? i18n._(msg`Yes`) : i18n._(msg`No`);
  if (Array.isArray(cell)) {
    const words = cell.map((value) => optionText(view, value, i18n));
    return words.length === 0 ? emptyCell : formatList(words, i18n.locale);
  }
  if (typeof cell === 'number') return kind === 'time' ? formatMoment(cell, i18n.locale) : new Intl.NumberFormat(i18n.locale).format(cell);
  if (kind === 'person') return personIn(cell)?.email ?? cell;
  if (kind === 'recipe') return recipeIn(cell)?.title ?? cell;
  return kind === 'choice' || kind === 'choices' ? optionText(view, cell, i18n) : cell;
}
