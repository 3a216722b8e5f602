/** See standing.mjs, which runs on a Node that reads no TypeScript. */
export function isDevelopment(): boolean;
