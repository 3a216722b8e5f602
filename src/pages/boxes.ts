/** The boxes that flows show above the pages, by name: from what a box is about to the box. Each is fetched when it is first shown. */
export const boxes = {
  confirm: async () => (await import('../views/shell/modals/ConfirmBox.tsx')).confirmBox,
  stepUp: async () => (await import('../views/sign-in/step-up/StepUpBox.tsx')).stepUpBox,
  palette: async () => (await import('../views/console/palette/PaletteBox.tsx')).paletteBox,
  bulkAction: async () => (await import('../views/console/bulk-action/BulkActionBox.tsx')).bulkActionBox,
} as const;
