/** Data about the deployed version, which the server writes in front of the worker's code: see server/shell/service-worker.ts. */
export interface Deployment {
  build: string;
  /** Origins of code, styles and fonts: this site first, then a content-delivery location if there is one. */
  origins: readonly string[];
  /** Addresses of the hashed files needed for an offline start. */
  files: readonly string[];
  /** The same for each language, by the page's `lang`. */
  texts: Readonly<Record<string, readonly string[]>>;
}
