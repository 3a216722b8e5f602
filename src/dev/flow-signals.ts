import { array, boolean, enums, literal, number, object, string, type, union, unknown, type Infer } from 'superstruct';

const stepSchema = object({
  index: number(),
  at: number(),
  event: type({ type: string() }),
  from: union([string(), literal(null)]),
  value: unknown(),
  status: string(),
  states: array(string()),
  taken: array(string()),
  context: unknown(),
});

const actorSchema = object({
  key: string(),
  tabId: string(),
  name: string(),
  machineId: string(),
  isRunning: boolean(),
  steps: array(stepSchema),
});

const tabSchema = object({ id: string(), openedAt: number(), path: string() });

/** Messages of a tab to all viewers, shaped as `TabSignal`; `tab.opened` asks which viewers exist. */
export const tabSignalSchema = union([
  object({ type: enums(['tab.opened']) }),
  object({ type: enums(['tab.described']), tab: tabSchema, actors: array(actorSchema) }),
  object({ type: enums(['tab.closed']), tabId: string() }),
  object({ type: enums(['actor.started']), actor: actorSchema }),
  object({ type: enums(['actor.ended']), key: string() }),
  object({ type: enums(['step.happened']), key: string(), step: stepSchema }),
]);

/** Messages of a viewer to all tabs. */
export const viewerSignalSchema = union([
  object({ type: enums(['viewer.opened', 'viewer.closed']) }),
  object({ type: enums(['event.sent']), key: string(), event: type({ type: string() }) }),
]);
export type ViewerSignal = Infer<typeof viewerSignalSchema>;
