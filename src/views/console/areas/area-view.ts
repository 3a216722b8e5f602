import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Area } from '../../../../contract/console/area.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';

/** What an area of the console is called in the browser. The contract says what it has: an id without a name here does not compile. */
export interface AreaView<TArea extends Area = Area> {
  title: MessageDescriptor;
  /** What one finds here, in a sentence. */
  intro: MessageDescriptor;
  Icon: ComponentType<{ className?: string }>;
  columns: Record<keyof TArea['columns'] & string, MessageDescriptor>;
  filters: Record<keyof TArea['filters'] & string, MessageDescriptor>;
  actions: Record<keyof TArea['actions'] & string, MessageDescriptor>;
  fields: Record<keyof TArea['fields'] & string, MessageDescriptor>;
  lists: { [List in keyof TArea['lists'] & string]: ListView<TArea['lists'][List]> };
  /** The list that a number of a record counts the rows of: field -> area, and its filter by the record's guid. */
  counts?: Partial<Record<keyof TArea['fields'] & string, CountedRows>>;
  /** Where a row of an action is looked at once it is done: by what was answered, and the row's guid. */
  results?: Partial<Record<keyof TArea['actions'] & string, ActionResult>>;
  /** The words for the values of its choices; a value without a word is shown as it is. */
  options: Record<string, MessageDescriptor>;
  /** The button that makes a record; null where none is made by hand. */
  make: MessageDescriptor | null;
}

export interface CountedRows {
  area: AreaName;
  filter: string;
}

export interface ActionResult {
  label: MessageDescriptor;
  path: (answer: string, guid: string) => string;
}

interface ListView<TColumns> {
  title: MessageDescriptor;
  columns: Record<keyof TColumns & string, MessageDescriptor>;
}

/** An area by its description, so that each of its ids has a name. */
export const areaView = <TArea extends Area>(_: TArea, view: AreaView<TArea>): AreaView => view;
