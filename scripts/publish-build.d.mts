/** See publish-build.mjs, which runs on a Node that reads no TypeScript. */
export function publishBuild(build: { next: string; folder: string; kind: string; now: number }): void;
