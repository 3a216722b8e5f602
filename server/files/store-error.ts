/**
 * The object store is away, refuses, or is not set although rows name files in it. The message is for the operator, and names neither keys nor files.
 * Requests are answered with 503 (http/outage.ts).
 */
export class StoreError extends Error {
  /** True when something could not be written. */
  readonly isWrite: boolean;

  constructor(message: string, { isWrite = false, ...options }: { isWrite?: boolean; cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.isWrite = isWrite;
  }
}
