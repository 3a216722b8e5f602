import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Area } from '../../../../contract/console/area.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';

/** The texts of a console area. The contract lists its ids: an id without a text here does not compile. */
export interface AreaView<TArea extends Area = Area> {
  title: MessageDescriptor;
  /** One sentence on what the area contains. */
  intro: MessageDescriptor;
  Icon: ComponentType<{ className?: string }>;
  columns: Record<keyof TArea['columns'] & string, MessageDescriptor>;
  filters: Record<keyof TArea['filters'] & string, MessageDescriptor>;
  actions: Record<keyof TArea['actions'] & string, MessageDescriptor>;
  fields: Record<keyof TArea['fields'] & string, MessageDescriptor>;
  lists: { [List in keyof TArea['lists'] & string]: ListView<TArea['lists'][List]> };
  /** Lists behind the counts of a record: field -> area, filtered by the record's guid. */
  counts?: Partial<Record<keyof TArea['fields'] & string, CountedRows>>;
  /** Where to view the row after an action: from the answer and the row's guid. */
  results?: Partial<Record<keyof TArea['actions'] & string, ActionResult>>;
  /** Labels of choice values; a value without a label is shown as it is. */
  options: Record<string, MessageDescriptor>;
  /** The label of the create button; null where records are not created by hand. */
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
  /** The area whose records its rows are: the first column links to them. */
  rowsOf?: AreaName;
  columns: Record<keyof TColumns & string, MessageDescriptor>;
}

/** Types an area by its description, so that each of its ids has a text. */
export const areaView = <TArea extends Area>(_: TArea, view: AreaView<TArea>): AreaView => view;
