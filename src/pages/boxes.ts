/** The boxes that flows show above the pages, by name: from what a box is about to the box. Each is fetched when it is first shown. */
export const boxes = {
  confirm: async () => (await import('../views/shell/modals/ConfirmBox.tsx')).confirmBox,
  stepUp: async () => (await import('../views/sign-in/step-up/StepUpBox.tsx')).stepUpBox,
  palette: async () => (await import('../views/console/palette/PaletteBox.tsx')).paletteBox,
  bulkAction: async () => (await import('../views/console/bulk-action/BulkActionBox.tsx')).bulkActionBox,
} as const;

/** What was done at the console, in the words of its areas: said above the pages, too. */
export const fetchDeedText = async () => (await import('../views/console/bulk-action/deed-text.ts')).deedText;
