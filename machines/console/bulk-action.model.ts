import type { Action } from '../../contract/console/area.ts';
import type { AreaName } from '../../contract/console/areas.ts';
import { reasonProblem, type ReasonProblem } from '../../contract/console/impersonation.ts';
import type { Hit, reportPageSchema, Run, Selection } from '../../contract/console/shapes.ts';
import type { Query } from '../../contract/console/query.ts';
import type { ApiError } from '../../contract/errors.ts';

/** A row that was chosen, with the version that was seen. */
export interface Chosen {
  guid: string;
  version: number;
  title: string;
}

export interface BulkActionInput {
  area: AreaName;
  action: string;
  /** What the area says of the action; null for a run that has begun before. */
  description: Action | null;
  /** The rows as they were seen; empty for all of a selection. */
  rows: readonly Chosen[];
  selection: Selection | null;
  /** The guids of those that were taken out of the selection again. */
  except: readonly string[];
  /** What answers the action's question already, such as the session that is to end. */
  answer: string;
  /** What was searched for when the rows were chosen. */
  query: Query | null;
  /** A run that is looked at again. */
  run: Run | null;
  newId: () => string;
}

/** A row that was left alone. */
export type LeftRow = (typeof reportPageSchema)['TYPE']['rows'][number];

export interface BulkActionContext extends BulkActionInput {
  /** The run that the box was opened for; null where it began with a question. */
  reviewed: string | null;
  choices: readonly Pick<Hit, 'guid' | 'title'>[];
  problem: ReasonProblem | 'answer.required' | null;
  /** The same order twice is one run. */
  requestKey: string;
  report: readonly LeftRow[];
  next: string | null;
  error: ApiError | null;
}

export type BulkActionEvent =
  | { type: 'answer.changed'; answer: string }
  | { type: 'run.confirmed' }
  | { type: 'cancel.requested' }
  | { type: 'more.requested' }
  | { type: 'undo.requested' }
  | { type: 'retry.requested' };

const askedChoices = ['category', 'prompt', 'flag'] as const;
export type AskedChoice = (typeof askedChoices)[number];

/** What one is to be chosen of; null where nothing is. */
export const choiceAsked = ({ description }: Pick<BulkActionInput, 'description'>): AskedChoice | null =>
  askedChoices.find((asked) => asked === description?.asks) ?? null;

export const answerProblem = ({ description, answer }: BulkActionContext): BulkActionContext['problem'] => {
  if (description?.asks === 'reason') return reasonProblem(answer);
  if (description?.asks === 'note') return null;
  return description !== null && description.asks !== 'nothing' && answer === '' ? 'answer.required' : null;
};

/** How many rows the action is for. */
export const countOf = ({ rows, selection, except }: Pick<BulkActionInput, 'rows' | 'selection' | 'except'>): number =>
  selection === null ? rows.length : selection.rows - except.length;

export type Targets = { rows: { guid: string; version: number }[] } | { selection: string; except?: string[] };

export function targetsOf({ rows, selection, except }: BulkActionInput): Targets {
  if (selection === null) return { rows: rows.map(({ guid, version }) => ({ guid, version })) };
  return except.length === 0 ? { selection: selection.guid } : { selection: selection.guid, except: [...except] };
}

/** What is to be chosen from. A category is not put into itself. */
export interface ChoiceOrder {
  asks: AskedChoice;
  except: readonly string[];
}

export const choiceOrder = ({ area, description, rows }: BulkActionInput): ChoiceOrder => ({
  asks: choiceAsked({ description }) ?? 'category',
  except: area === 'categories' ? rows.map(({ guid }) => guid) : [],
});

/** Those whose title has all words of a search, and the one that is chosen, so that it stays in sight. */
export function narrowedChoices(choices: BulkActionContext['choices'], search: string, answer: string): BulkActionContext['choices'] {
  const small = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = small(search).split(/\s+/u);
  return choices.filter(({ guid, title }) => guid === answer || words.every((word) => small(title).includes(word)));
}

/** Which run a call is about. */
export interface OfRun {
  guid: string;
}

export const ofRun = ({ context }: { context: BulkActionContext }): OfRun => ({ guid: context.run?.guid ?? '' });

export const isUnderWay = (run: Run | null): boolean => run?.state === 'waiting' || run?.state === 'running';

/** How many rows were left alone. */
export const leftOf = (run: Run): number => Object.values(run.left).reduce((sum, count) => sum + count, 0);

/** It can be brought back, all of it or what an earlier undo was kept from. */
export const isUndoable = (run: Run | null): boolean => run !== null && run.undoableUntil !== null && run.done > 0;

/** What was begun in this box and goes on, or can be taken back: it is told when the box is closed. */
export const isNews = ({ run, reviewed }: BulkActionContext): boolean =>
  run !== null && run.guid !== reviewed && (isUnderWay(run) || isUndoable(run));

/** The states that a view tells apart. */
export type BulkActionState =
  | 'loadingChoices'
  | 'choicesFailed'
  | 'factorless'
  | 'asking'
  | 'starting'
  | 'provingToStart'
  | 'provingToUndo'
  | 'pausing'
  | 'watching'
  | 'cancelling'
  | 'reporting'
  | 'reportFailed'
  | 'done'
  | 'undoing';
