import { load } from './loader.ts';

/** The state in which a form is sent. The form stays in sight, and nothing that was typed is lost. */
export const saving = <const TCall extends { src: string }>(
  description: string,
  call: TCall,
): { description: string; tags: ['busy', 'form']; invoke: TCall } => ({ ...load(description, call), tags: ['busy', 'form'] });
