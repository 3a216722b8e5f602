declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

interface ImportMetaEnv {
  /** True in development: a constant, so that a production build leaves out what stands behind it. */
  readonly DEV_TOOLS: boolean;
}
