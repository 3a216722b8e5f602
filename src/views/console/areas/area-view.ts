import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Area } from '../../../../contract/console/area.ts';

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
  /** The words for the values of its choices; a value without a word is shown as it is. */
  options: Record<string, MessageDescriptor>;
  /** The button that makes a record; null where none is made by hand. */
  make: MessageDescriptor | null;
}

interface ListView<TColumns> {
  title: MessageDescriptor;
  columns: Record<keyof TColumns & string, MessageDescriptor>;
}

/** An area by its description, so that each of its ids has a name. */
export const areaView = <TArea extends Area>(_: TArea, view: AreaView<TArea>): AreaView => view;
