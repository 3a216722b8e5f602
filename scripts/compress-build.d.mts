/** See compress-build.mjs, which runs on a Node that reads no TypeScript. */
export function compressBuild(folder: string): Promise<void>;
