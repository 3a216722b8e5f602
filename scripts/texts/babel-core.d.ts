/** The part of Babel that scripts/texts uses; the package has no types of its own. */
declare module '@babel/core' {
  interface Options {
    babelrc: boolean;
    configFile: boolean;
    cwd: string;
    filename: string;
    parserOpts: { plugins: string[] };
    plugins: [plugin: unknown, options: unknown][];
  }

  export function transformAsync(code: string, options: Options): Promise<{ code?: string | null } | null>;
}
