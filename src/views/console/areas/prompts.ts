import { msg } from '@lingui/core/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

const columns = {
  version: msg`Version`,
  note: msg`Note`,
  author: msg`Author`,
  createdAt: msg`Created`,
  labels: msg`Labels`,
  generations: msg`Orders cooked`,
  failures: msg`Failures`,
  repairs: msg`Repair rounds`,
  averageSeconds: msg`Average seconds`,
  tokens: msg`Tokens`,
};

export const promptsView = areaView(areas.prompts, {
  title: msg`Prompts`,
  intro: msg`What the AI model is told. A version never changes; labels say which one the kitchen uses.`,
  Icon: MessageSquareText,
  columns,
  filters: { label: msg`Label`, createdAt: columns.createdAt },
  actions: {},
  fields: { ...columns, body: msg`Text of the prompt` },
  lists: {},
  options: { production: msg`Production`, staging: msg`Staging` },
  make: msg`New version`,
});
