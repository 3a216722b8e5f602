/** The boxes that flows show, by name: a function from content to box. Each loads on first use. */
export const boxes = {
  confirm: async () => (await import('../views/shell/modals/ConfirmBox.tsx')).confirmBox,
  stepUp: async () => (await import('../views/sign-in/step-up/StepUpBox.tsx')).stepUpBox,
  palette: async () => (await import('../views/console/palette/PaletteBox.tsx')).paletteBox,
  bulkAction: async () => (await import('../views/console/bulk-action/BulkActionBox.tsx')).bulkActionBox,
} as const;

/** Console actions in words; also shown in notices above the pages. */
export const fetchAboutText = async () => (await import('../views/console/bulk-action/deed-text.ts')).aboutText;
export const fetchDeedText = async () => (await import('../views/console/bulk-action/deed-text.ts')).deedText;
