/** What no user sends: the page and the app tell a loader that there is a reason to hope. */
export const whenReturned = {
  'network.returned': { elsewhere: 'The page says so when the server answers again.' },
  'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
} as const;
