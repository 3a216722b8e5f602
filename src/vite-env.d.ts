/** Made by scripts/texts while the pages are built: how the texts of each part are fetched, the shell's first. */
declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core';

  type Parts = readonly (() => Promise<{ messages: Messages }>)[];

  export const sourceTexts: Parts;
  /** The addresses of the others are a file for each language: readers of the source language fetch none of them. */
  export const translations: Readonly<Record<string, () => Promise<{ texts: Parts }>>>;
}

interface ImportMetaEnv {
  /** True in development: a constant, so that a production build leaves out what stands behind it. */
  readonly DEV_TOOLS: boolean;
}

/** Made by scripts/icons-in-use.ts while the pages are built. */
declare module 'virtual:icons-in-use' {
  interface IconInUse {
    /** As Lucide names its file: "chef-hat". */
    name: string;
    /** The components that show it. */
    usedIn: readonly string[];
    /** Elements of its drawing, with their attributes. */
    nodes: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
  }

  export const icons: readonly IconInUse[];
}
