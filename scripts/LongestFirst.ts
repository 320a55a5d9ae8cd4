import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where processes are started, killed and started again. */
const long = /\/tests\/(recipes|faults|scale|books|package)\//;

/**
 * Without times of a run before, the largest file comes first, which says little of how long it takes. What mostly waits for processes is
 * begun first: begun last, one file is all that is left to wait for, on half a machine.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
