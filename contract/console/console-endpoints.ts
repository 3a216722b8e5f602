import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  union,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { photoSchema } from '../kitchen/kitchen.ts';
import { guid, text } from '../text.ts';
import {
  cellSchema,
  changeSchema,
  hitSchema,
  recordSchema,
  reportPageSchema,
  rowPageSchema,
  runSchema,
  savedViewSchema,
  selectionSchema,
} from './shapes.ts';

/** As large as the database counts. */
const version = () => max(min(integer(), 1), 2 ** 31 - 1);

const versioned = object({ guid: guid(), version: version() });

/** What a run may do at most. `mostPicked` is for rows that are chosen, or left out, one by one, `mostChosen` for all that match. */
export const runLimits = { undoDays: 30, selectionMinutes: 60, mostChosen: 100_000, mostPicked: 1_000 } as const;

/** The rows that an action is for: each with the version that was seen, or all of a selection but for those that were taken out of it. */
const targets = union([
  object({ rows: size(array(versioned), 1, runLimits.mostPicked) }),
  object({ selection: guid(), except: optional(size(array(guid()), 0, runLimits.mostPicked)) }),
]);

const feedbackCounts = { thumbsUp: number(), thumbsDown: number(), cooked: number(), reports: number() };

const queryText = () => size(text(), 0, 2_000);
const reads = ['notSignedIn', 'notAllowed', 'notFound', 'secondFactorRequired'] as const;
const writes = ['invalidInput', ...reads, 'conflict', 'tooManyRequests', 'stepUpRequired'] as const;

/**
 * The calls of the console, for all areas alike. `:area` is a key of `areas`; whose flag is missing gets `notAllowed` with payload
 * `{ flag, givers }`: which flag it is, and the addresses of those who can give it. `query` is the address's query, read by `readQuery`.
 */
export const consoleEndpoints = {
  listRows: endpoint({
    method: 'GET',
    path: '/api/console/:area/rows',
    body: null,
    query: object({ query: optional(queryText()), limit: optional(text()) }),
    payload: rowPageSchema,
    errors: ['invalidInput', ...reads],
  }),
  selectAll: endpoint({
    method: 'POST',
    path: '/api/console/:area/selections',
    body: object({ query: queryText() }),
    query: null,
    payload: selectionSchema,
    errors: writes,
  }),
  startRun: endpoint({
    method: 'POST',
    path: '/api/console/:area/runs',
    body: object({
      action: size(text(), 1, 50),
      targets,
      /** What the action asks for: a reason, the guid of a category, the name of a flag. */
      answer: optional(nullable(size(text(), 0, 500))),
      /** Sent again with the same key, it is the same run. */
      requestKey: guid(),
    }),
    query: null,
    payload: runSchema,
    errors: writes,
  }),
  listRuns: endpoint({
    method: 'GET',
    path: '/api/console/runs',
    body: null,
    /** `only`: those that are under way for longer than they should. */
    query: object({ before: optional(text()), only: optional(enums(['stuck'])) }),
    payload: type({ runs: array(runSchema), next: nullable(string()) }),
    errors: ['invalidInput', ...reads],
  }),
  getRun: endpoint({ method: 'GET', path: '/api/console/runs/:guid', body: null, query: null, payload: runSchema, errors: reads }),
  getReport: endpoint({
    method: 'GET',
    path: '/api/console/runs/:guid/report',
    body: null,
    query: object({ after: optional(text()) }),
    payload: reportPageSchema,
    errors: ['invalidInput', ...reads],
  }),
  cancelRun: endpoint({ method: 'DELETE', path: '/api/console/runs/:guid', body: null, query: null, payload: runSchema, errors: writes }),
  /** Starts the run that undoes it: each row goes back to what it was, unless it changed since. */
  undoRun: endpoint({ method: 'POST', path: '/api/console/runs/:guid/undo', body: null, query: null, payload: runSchema, errors: writes }),
  getRecord: endpoint({
    method: 'GET',
    path: '/api/console/:area/records/:guid',
    body: null,
    query: null,
    payload: recordSchema,
    errors: reads,
  }),
  /** @payload of `conflict`: `conflictSchema` */
  saveRecord: endpoint({
    method: 'PUT',
    path: '/api/console/:area/records/:guid',
    body: object({ version: version(), fields: record(text(), cellSchema) }),
    query: null,
    payload: recordSchema,
    errors: writes,
  }),
  createRecord: endpoint({
    method: 'POST',
    path: '/api/console/:area/records',
    body: object({ fields: record(text(), cellSchema) }),
    query: null,
    payload: recordSchema,
    errors: writes,
  }),
  /** A form with one file, in its field "photo". Its guid is what a field of the kind `picture` is saved with, within a day. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/console/:area/pictures',
    body: null,
    query: null,
    payload: photoSchema,
    errors: ['invalidInput', ...reads, 'tooLarge', 'unsupportedMedia', 'tooManyRequests', 'kitchenUnavailable'],
  }),
  getHistory: endpoint({
    method: 'GET',
    path: '/api/console/:area/records/:guid/history',
    body: null,
    query: object({ before: optional(text()) }),
    payload: type({ changes: array(changeSchema), next: nullable(string()) }),
    errors: ['invalidInput', ...reads],
  }),
  /** Makes the record what it was before that change, as a change of its own. */
  restoreVersion: endpoint({
    method: 'POST',
    path: '/api/console/:area/records/:guid/restore',
    body: object({ version: version(), to: version() }),
    query: null,
    payload: recordSchema,
    errors: writes,
  }),
  listViews: endpoint({
    method: 'GET',
    path: '/api/console/:area/views',
    body: null,
    query: null,
    payload: array(savedViewSchema),
    errors: reads,
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/console/:area/views',
    body: object({ name: size(text(), 1, 60), query: queryText(), isShared: boolean() }),
    query: null,
    payload: savedViewSchema,
    errors: writes,
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/api/console/:area/views/:guid',
    body: null,
    query: null,
    payload: type({}),
    errors: writes,
  }),
  /** For the palette: rows of every area that the viewer may see. */
  find: endpoint({
    method: 'GET',
    path: '/api/console/find',
    body: null,
    query: object({ text: size(text(), 1, 200) }),
    payload: array(hitSchema),
    errors: ['invalidInput', ...reads],
  }),
  getOverview: endpoint({
    method: 'GET',
    path: '/api/console/overview',
    body: null,
    query: object({ days: optional(text()) }),
    payload: type({
      /** What needs a person now, most urgent first. `area` and `query` lead to its rows. */
      needs: array(type({ kind: string(), count: number(), area: nullable(string()), query: string() })),
      /** One series for each plot: days (milliseconds since 1970, UTC) and values. */
      series: array(type({ id: string(), points: array(type({ at: number(), value: nullable(number()) })) })),
      /** What was said of recipes in these days, what was complained about most first. Older servers do not say. */
      feedback: optional(
        type({
          /** By the prompt's version; 0 is the built-in kitchen. */
          versions: array(type({ promptVersion: number(), ...feedbackCounts })),
          /** By the dish, or the kind of dish where no dish is known; empty for neither. */
          dishes: array(type({ dish: string(), ...feedbackCounts })),
        }),
      ),
    }),
    errors: ['invalidInput', ...reads],
  }),
} as const;

/** Answers no envelope: a stream of CSV. `?query=` as a list has it, `&columns=` those to be written. */
export const consoleExportPath = '/api/console/:area/export.csv';

/** Answers no envelope: a picture of a record, for who may see the area. */
export const consolePicturePath = '/api/console/:area/pictures/:guid';

/** How many rows a page has, and how many at most. */
export const pageLengths = { usual: 50, most: 200 } as const;

/** How far a list is counted: as far as anybody reads a number; less far where each row has to be looked at for it. */
export const countLimits = { byIndex: 100_000, byRow: 10_000 } as const;
