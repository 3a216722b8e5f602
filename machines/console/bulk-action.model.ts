import type { Action } from '../../contract/console/area.ts';
import type { AreaName } from '../../contract/console/areas.ts';
import { reasonProblem, type ReasonProblem } from '../../contract/console/impersonation.ts';
import type { Hit, reportPageSchema, Run, Selection } from '../../contract/console/shapes.ts';
import type { Query } from '../../contract/console/query.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { StepUpAbout } from '../sign-in/step-up.machine.ts';

/** A chosen row, with the version the user saw. */
export interface Chosen {
  guid: string;
  version: number;
  title: string;
}

export interface BulkActionInput {
  area: AreaName;
  action: string;
  /** The action's definition; null for a run started earlier. */
  description: Action | null;
  /** The chosen rows; empty when a whole selection is meant. */
  rows: readonly Chosen[];
  selection: Selection | null;
  /** Guids excluded from the selection. */
  except: readonly string[];
  /** A preset answer to the action's question, such as the session to end. */
  answer: string;
  /** The search at the time of the choice. */
  query: Query | null;
  /** A run opened from the list. */
  run: Run | null;
  newId: () => string;
}

/** A skipped row. */
export type LeftRow = (typeof reportPageSchema)['TYPE']['rows'][number];

export interface BulkActionContext extends BulkActionInput {
  /** The run the box was opened for; null when it began with a question. */
  reviewed: string | null;
  /** The people concerned are mailed, where the action leaves that to staff. */
  isMailed: boolean;
  choices: readonly Pick<Hit, 'guid' | 'title'>[];
  problem: ReasonProblem | 'answer.required' | null;
  /** Idempotency key: the same order twice is one run. */
  requestKey: string;
  report: readonly LeftRow[];
  next: string | null;
  error: ApiError | null;
}

export type BulkActionEvent =
  | { type: 'answer.changed'; answer: string }
  | { type: 'mail.switched'; isMailed: boolean }
  | { type: 'run.confirmed' }
  | { type: 'cancel.requested' }
  | { type: 'more.requested' }
  | { type: 'undo.requested' }
  | { type: 'retry.requested' };

const askedChoices = ['category', 'prompt', 'flag'] as const;
export type AskedChoice = (typeof askedChoices)[number];

/** The options to choose from; null without a choice. */
export const choiceAsked = ({ description }: Pick<BulkActionInput, 'description'>): AskedChoice | null =>
  askedChoices.find((asked) => asked === description?.asks) ?? null;

export const answerProblem = ({ description, answer }: BulkActionContext): BulkActionContext['problem'] => {
  const asks = description?.asks;
  if (asks === 'reason' || asks === 'message' || asks === 'staffNote') return reasonProblem(answer);
  if (description?.asks === 'note') return null;
  return description !== null && description.asks !== 'nothing' && answer === '' ? 'answer.required' : null;
};

/** The number of rows the action applies to. */
export const countOf = ({ rows, selection, except }: Pick<BulkActionInput, 'rows' | 'selection' | 'except'>): number =>
  selection === null ? rows.length : selection.rows - except.length;

/** The action in the box that asks for a second step. */
export function aboutOf(context: Pick<BulkActionInput, 'area' | 'action' | 'rows' | 'selection' | 'except' | 'run'>): StepUpAbout {
  const { area, action, rows, selection, run } = context;
  const [only] = rows;
  const title = selection === null && rows.length === 1 && only !== undefined ? only.title : null;
  return { area, action, title, rows: run?.total ?? countOf(context) };
}

export type Targets = { rows: { guid: string; version: number }[] } | { selection: string; except?: string[] };

export function targetsOf({ rows, selection, except }: BulkActionInput): Targets {
  if (selection === null) return { rows: rows.map(({ guid, version }) => ({ guid, version })) };
  return except.length === 0 ? { selection: selection.guid } : { selection: selection.guid, except: [...except] };
}

/** The options. A category cannot be moved into itself. */
export interface ChoiceOrder {
  asks: AskedChoice;
  except: readonly string[];
}

export const choiceOrder = ({ area, description, rows }: BulkActionInput): ChoiceOrder => ({
  asks: choiceAsked({ description }) ?? 'category',
  except: area === 'categories' ? rows.map(({ guid }) => guid) : [],
});

/** The options whose title contains all search words, plus the chosen one, so that it stays visible. */
export function narrowedChoices(choices: BulkActionContext['choices'], search: string, answer: string): BulkActionContext['choices'] {
  const small = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = small(search).split(/\s+/u);
  return choices.filter(({ guid, title }) => guid === answer || words.every((word) => small(title).includes(word)));
}

/** The run that a call refers to. */
export interface OfRun {
  guid: string;
}

export const ofRun = ({ context }: { context: BulkActionContext }): OfRun => ({ guid: context.run?.guid ?? '' });

export const isUnderWay = (run: Run | null): boolean => run?.state === 'waiting' || run?.state === 'running';

/** The number of skipped rows. */
export const leftOf = (run: Run): number => Object.values(run.left).reduce((sum, count) => sum + count, 0);

/** The run can be undone: completely, or the rows that an earlier undo skipped. */
export const isUndoable = (run: Run | null): boolean => run !== null && run.undoableUntil !== null && run.done > 0;

/** The run is active or can be undone: it is reported when the box closes. */
export const isNews = ({ run, reviewed }: BulkActionContext): boolean =>
  run !== null && run.guid !== reviewed && (isUnderWay(run) || isUndoable(run));

/** The states that the view distinguishes. */
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
