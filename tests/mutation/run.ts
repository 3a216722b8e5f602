import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Target } from './exchange.ts';

const root = join(import.meta.dirname, '../..');

/** Which tests notice a fault. */
export interface Notice {
  files: string[];
  /** Played by the plans of the machine as it is meant. */
  byPlan: boolean;
  /** Planned anew, as `npm test` would plan it. */
  byGenerated: boolean;
  byTold: boolean;
}

const kindOf = ({ moduleId }: TestModule) =>
  moduleId.endsWith('/against-plan.ts') ? 'plan' : moduleId.endsWith('/generated.ts') ? 'generated' : 'told';

const planned = ['tests/mutation/generated.ts'];

/** Told tests of a machine, and of the machines that run it. */
function toldOf(name: string): string[] {
  const runners = globSync('machines/**/*.machine.ts', { cwd: root }).flatMap((file) => {
    const runner = /([\w-]+)\.machine\.ts$/.exec(file)?.[1] ?? '';
    const isRunner = new RegExp(`^import \\{ .*/${name}\\.machine\\.ts'`, 'm').test(readFileSync(join(root, file), 'utf8'));
    return isRunner ? [runner] : [];
  });
  return [name, ...runners].flatMap((file) => globSync(`tests/machines/**/${file}.*test.ts`, { cwd: root }));
}

/** What holds for every machine is told once, and loads them all. */
const rules = ['returned', 'refused'].map((name) => `tests/machines/parts/${name}.test.ts`);

/** Runs the machines' own tests again and again, each time with another fault. */
export class MutationRun {
  readonly #vitest: Vitest;

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async open(): Promise<MutationRun> {
    const vitest = await createVitest({ config: join(import.meta.dirname, 'vitest.config.ts'), watch: false, root });
    await vitest.standalone();
    return new MutationRun(vitest);
  }

  /** Which tests of the machine in machines/`name`.machine.ts turn red by the fault number `index`; -1 is none. */
  async notice(name: string, machineId: string, index: number): Promise<Notice> {
    return this.#run({ machineId, index, name }, [...toldOf(name), ...rules, ...planned, 'tests/mutation/against-plan.ts']);
  }

  /**
   * The same, but each kind of tests runs only on a fault that the ones before it, which take less time, have not noticed; the plans of the
   * machine as it is meant are not played.
   */
  async noticeAtAll(name: string, machineId: string, index: number): Promise<Notice> {
    let notice = await this.#run({ machineId, index, name }, toldOf(name));
    for (const further of [rules, planned]) {
      if (notice.files.length > 0) return notice;
      notice = await this.#run({ machineId, index, name }, further);
    }
    return notice;
  }

  async #run(mutation: Target, names: readonly string[]): Promise<Notice> {
    this.#vitest.provide('mutation', mutation);
    const project = this.#vitest.getRootProject();
    const specifications = names.map((file) => project.createSpecification(join(root, file)));
    const { testModules } = await this.#vitest.runTestSpecifications(specifications);
    // It answers with those of earlier runs as well.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const files = testModules.filter((module) => asked.has(module.moduleId) && !module.ok());
    const red = new Set(files.map(kindOf));
    return {
      files: files.map(({ relativeModuleId }) => relativeModuleId),
      byPlan: red.has('plan'),
      byGenerated: red.has('generated'),
      byTold: red.has('told'),
    };
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}
