import { msg } from '@lingui/core/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

/** Feedback on recipes. */
export const saidColumns = {
  thumbsUp: msg`Thumbs up`,
  thumbsDown: msg`Thumbs down`,
  cooked: msg`Times cooked`,
  reports: msg`Reports`,
};

const columns = {
  version: msg`Version`,
  name: msg`Used for`,
  note: msg`Note`,
  author: msg`Author`,
  createdAt: msg`Created`,
  labels: msg`Labels`,
  generations: msg`Completed requests`,
  failures: msg`Failures`,
  repairs: msg`Repair rounds`,
  averageSeconds: msg`Average seconds`,
  tokens: msg`Tokens`,
  ...saidColumns,
};

export const promptsView = areaView(areas.prompts, {
  title: msg`Prompts`,
  intro: msg`What the AI model is told. A version never changes; labels say which one the kitchen uses.`,
  Icon: MessageSquareText,
  columns,
  filters: { name: columns.name, label: msg`Label`, createdAt: columns.createdAt },
  actions: {},
  fields: { ...columns, body: msg`Text of the prompt` },
  lists: { dishes: { title: msg`By dish`, columns: { dish: msg`Dish`, ...saidColumns } } },
  options: {
    recipe: msg`Creating recipes`,
    transcription: msg`Copying written recipes`,
    production: msg`Production`,
    staging: msg`Staging`,
  },
  make: msg`New version`,
});
