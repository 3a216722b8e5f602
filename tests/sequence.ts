import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects by the length of their longest file: what is short comes last, so that no worker waits long for another. */
const order = ['views', 'packages', 'server', 'rules', 'machines', 'services', 'contract'];

/** Files whose size says nothing of their time, because they write their tests out of tables or start servers. */
const long = [
  'views/plans',
  'kitchen/tests/tables',
  'kitchen/tests/product',
  'server/main',
  'untrusted/running-server',
  'bench/load',
  'bench/seed',
];

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.includes(`/${name}.test.`));
const placeOf = ({ project }: TestSpecification): number => order.indexOf(project.name) + 1 || order.length + 1;

/** The order of test files: on a fresh clone no earlier run says how long each takes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byTime = super.sort.bind(this);
    return (await byTime(files)).toSorted((a, b) => placeOf(a) - placeOf(b) || Number(isLong(b)) - Number(isLong(a)));
  }
}
