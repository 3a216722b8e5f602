/**
 * What a page hears when something is there again that it may have been waiting for. Loaders try again; what was ordered by somebody is
 * never ordered again without a press.
 */
export type Returned = { type: 'network.returned' } | { type: 'viewer.returned' };

/** What a loader hears after a failure: a press, or a reason to hope. */
export type LoaderEvent = { type: 'retry.requested' } | Returned;

interface Loading<TCall> {
  description: string;
  invoke: TCall;
}

const invoked = <TCall extends { src: string }>(call: TCall): TCall => ({ id: call.src, ...call });

/** The state in which something is fetched. The call has the name of its hole. */
export const load = <const TCall extends { src: string }>(description: string, call: TCall): Loading<TCall> & { tags: 'busy' } => ({
  description,
  tags: 'busy',
  invoke: invoked(call),
});

/** The same without the tag `busy`: its page shows nothing until the load is over. */
export const loadSilently = <const TCall extends { src: string }>(description: string, call: TCall): Loading<TCall> => ({
  description,
  invoke: invoked(call),
});

/** The state after a load that failed. Only loads are repeated without a press: an order never is. */
export const failed = <const TTarget>(description: string, target: TTarget) => ({
  description,
  on: { 'retry.requested': target, 'network.returned': target, 'viewer.returned': target },
});

/** The state in which a form is sent. The form stays in sight, and nothing that was typed is lost. */
export const saving = <const TCall extends { src: string }>(
  description: string,
  call: TCall,
): { description: string; tags: ['busy', 'form']; invoke: TCall } => ({ ...load(description, call), tags: ['busy', 'form'] });
