export function newNatsKeys(options?: {
  host?: string;
  port?: number;
  webPort?: number;
}): Promise<{ configuration: string; accountSeed: string; operatorSeed: string }>;
