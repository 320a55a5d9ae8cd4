import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from './vitest.config.ts';

/** The suite that a mutant is tried against: the tests that `scripts/mutate.ts` names, one file at a time. */
const include = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[];
// Loading what only screens need would take longer than most mutants' tests.
const setupFiles = include.some((pattern) => pattern.startsWith('web/')) ? config.test?.setupFiles : [];

const place = ({ moduleId }: TestSpecification): number => include.findIndex((pattern) => path.matchesGlob(moduleId, `**/${pattern}`));

/** Files as they are named: the first test that notices a mutant is the last that is run, so the quick ones go first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((left, right) => place(left) - place(right));
  }
}

const merged = mergeConfig(config, { test: { maxWorkers: 1, sequence: { sequencer: AsNamed } } });
export default { ...merged, test: { ...merged.test, include, setupFiles } };
