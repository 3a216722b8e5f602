import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { orders, type OrderEvent } from '../../../../contract/console/read-areas.ts';
import { areaView } from './area-view.ts';
import { cookOptions } from './recipes.ts';

const columns = {
  createdAt: msg`Asked`,
  owner: msg`Owner`,
  asked: msg`Request`,
  outcome: msg`Outcome`,
  stage: msg`Stage reached`,
  reason: msg`Reason`,
  recipe: msg`Recipe`,
  cook: msg`Made by`,
  promptVersion: msg`Prompt version`,
  firstEventSeconds: msg`Seconds to the first sign`,
  seconds: msg`Seconds to the end`,
  tokens: msg`Tokens`,
  repairs: msg`Repair rounds`,
  language: msg`Language`,
};

const events: Record<OrderEvent, MessageDescriptor> = {
  queued: msg`Waiting`,
  reading: msg`Reading`,
  looking: msg`Looking at the photo`,
  choosing: msg`Choosing a dish`,
  writing: msg`Writing`,
  checking: msg`Checking`,
  repairing: msg`Repairing`,
  adapting: msg`Adapting`,
  partial: msg`Part of the recipe`,
  cooking: msg`In progress`,
  needs_input: msg`Asked back`,
  done: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

/** Events and outcomes of an order; also shown beside a user. */
export const outcomeOptions = { ...events, refused: msg`Refused` };

export const ordersView = areaView(orders, {
  title: msg`Kitchen requests`,
  intro: msg`What the kitchen was asked for in the last 30 days, and what became of it. Failed requests are here with their stage and reason.`,
  Icon: ClipboardList,
  columns,
  filters: {
    outcome: columns.outcome,
    cook: columns.cook,
    promptVersion: columns.promptVersion,
    owner: columns.owner,
    createdAt: columns.createdAt,
    isStuck: msg`Stuck for 15 minutes`,
  },
  actions: { cookAgain: msg`Cook again` },
  fields: {
    ...columns,
    finishedAt: msg`Ended`,
    isChange: msg`Changes a recipe`,
    photos: msg`Photos`,
    attempts: msg`Attempts`,
  },
  lists: { events: { title: msg`What happened`, columns: { at: msg`When`, event: msg`Event` } } },
  options: { ...cookOptions, ...outcomeOptions },
  make: null,
});
