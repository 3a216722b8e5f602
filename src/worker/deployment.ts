/** What the server tells the worker of the version that it serves, in front of its code: see server/shell/service-worker.ts. */
export interface Deployment {
  build: string;
  /** Where code, styles and fonts come from: this site first, then a content-delivery location if there is one. */
  origins: readonly string[];
  /** What the product needs to start without a network: addresses of hashed files. */
  files: readonly string[];
  /** The same for each language; by the `lang` of the page. */
  texts: Readonly<Record<string, readonly string[]>>;
}
