/** Sources of the developers' pages, whose texts stay in English and in the code: nobody translates them. */
export const forDevelopers = [
  'src/dev',
  'src/views/developer/flows',
  'src/views/developer/showcase',
  'src/composition/developer/flow-viewer.ts',
] as const;
