/** Tells pages that a missing resource may be back. Loaders retry; orders are repeated only when the user asks. */
export type Returned = { type: 'network.returned' } | { type: 'viewer.returned' };

/** Events that retry a failed load: a press, or a hint that it may work now. */
export type LoaderEvent = { type: 'retry.requested' } | Returned;

interface Loading<TCall> {
  description: string;
  invoke: TCall;
}

const invoked = <TCall extends { src: string }>(call: TCall): TCall => ({ id: call.src, ...call });

/** The loading state. The call is named like its hole. */
export const load = <const TCall extends { src: string }>(description: string, call: TCall): Loading<TCall> & { tags: 'busy' } => ({
  description,
  tags: 'busy',
  invoke: invoked(call),
});

/** The same without the tag `busy`: the page shows nothing until the load is done. */
export const loadSilently = <const TCall extends { src: string }>(description: string, call: TCall): Loading<TCall> => ({
  description,
  invoke: invoked(call),
});

/** The state after a failed load. Only loads retry without a press, orders never do. */
export const failed = <const TTarget>(description: string, target: TTarget) => ({
  description,
  on: { 'retry.requested': target, 'network.returned': target, 'viewer.returned': target },
});

/** The sending state of a form. The form stays visible with its input. */
export const saving = <const TCall extends { src: string }>(
  description: string,
  call: TCall,
): { description: string; tags: ['busy', 'form']; invoke: TCall } => ({ ...load(description, call), tags: ['busy', 'form'] });
