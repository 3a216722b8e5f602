/** Sources that only a build with developer tools has: /dev/flows and what feeds it. */
export const ofDevTools = ['src/dev', 'src/views/developer/flows', 'src/composition/developer/flow-viewer.ts'] as const;

/** Sources of the developers' pages, whose texts stay in English: nobody translates them. */
export const forDevelopers = [...ofDevTools, 'src/views/developer/showcase'] as const;

/** Whether a path is one of these, or in a folder among them. */
export const isIn = (sources: readonly string[], path: string): boolean =>
  sources.some((start) => path === start || path.startsWith(`${start}/`));
