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

/** The maximum of the database's integer. */
const version = () => max(min(integer(), 1), 2 ** 31 - 1);

const versioned = object({ guid: guid(), version: version() });

/** Limits of a run: `mostPicked` for rows selected or excluded individually, `mostChosen` for a selection of all matches. */
export const runLimits = { undoDays: 30, selectionMinutes: 60, mostChosen: 100_000, mostPicked: 1_000 } as const;

/** The rows of an action: each with the version that was seen, or a whole selection with exceptions. */
const targets = union([
  object({ rows: size(array(versioned), 1, runLimits.mostPicked) }),
  object({ selection: guid(), except: optional(size(array(guid()), 0, runLimits.mostPicked)) }),
]);

const feedbackCounts = { thumbsUp: number(), thumbsDown: number(), cooked: number(), reports: number() };

const queryText = () => size(text(), 0, 2_000);
const reads = ['notSignedIn', 'notAllowed', 'notFound', 'secondFactorRequired'] as const;
const writes = ['invalidInput', ...reads, 'conflict', 'tooManyRequests', 'stepUpRequired'] as const;

/**
 * The calls of the console, shared by all areas. `:area` is a key of `areas`; a missing flag gets `notAllowed` with payload `{ flag, givers }`: the
 * flag, and the addresses of those who can grant it. `query` is the address's query, parsed by `readQuery`.
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
      /** The action's input: a reason, the guid of a category, the name of a flag. */
      answer: optional(nullable(size(text(), 0, 500))),
      /** False: nobody is mailed, where the action leaves that to staff. */
      isMailed: optional(boolean()),
      /** Idempotency key of the run. */
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
    /** `only`: runs that take longer than expected. */
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
  /** Starts the undo of a run: restores each row unless it changed since. */
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
  /** A form with one file, in its field "photo". A field of the kind `picture` must be saved with its guid within a day. */
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
  /** Restores the record to its state before that change, as a new change. */
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
    /** `zone`: the reader's time zone by its IANA name; days are counted from midnight to midnight there. UTC without it. */
    query: object({ days: optional(text()), zone: optional(size(text(), 1, 60)) }),
    payload: type({
      /** Items that need attention, most urgent first. `area` and `query` lead to their rows. */
      needs: array(type({ kind: string(), count: number(), area: nullable(string()), query: string() })),
      /** One series per chart: dates, as their start in UTC (milliseconds since 1970), and values. The last one is the reader's today, so far. */
      series: array(type({ id: string(), points: array(type({ at: number(), value: nullable(number()) })) })),
      /** Feedback on recipes in these days, most complaints first. Missing on older servers. */
      feedback: optional(
        type({
          /** By prompt version; 0 is the built-in kitchen. */
          versions: array(type({ promptVersion: number(), ...feedbackCounts })),
          /** By dish, or by kind of dish when the dish is unknown; empty for neither. */
          dishes: array(type({ dish: string(), ...feedbackCounts })),
        }),
      ),
    }),
    errors: ['invalidInput', ...reads],
  }),
} as const;

/** Answers no envelope: a stream of CSV. `?query=` as in a list, `&columns=` the columns. */
export const consoleExportPath = '/api/console/:area/export.csv';

/** Answers no envelope: a picture of a record, for viewers of the area. */
export const consolePicturePath = '/api/console/:area/pictures/:guid';
/** `small`: at most 320 pixels, for lists. */
export const consolePictureQuery = type({ size: optional(enums(['small'])) });

/** Default and maximum page size. */
export const pageLengths = { usual: 50, most: 200 } as const;

/** Up to how many rows a list counts exactly; less when each row has to be read. */
export const countLimits = { byIndex: 100_000, byRow: 2_000 } as const;
