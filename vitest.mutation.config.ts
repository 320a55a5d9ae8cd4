import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageEnvironment, pages, pageSetup, throughVite } from './vitest.config.ts';

/** The suite that a mutant is tried against: the tests that `scripts/mutate.ts` names, one file at a time. */
const include = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[];
// Loading what only screens need would take longer than most mutants' tests.
const isOfPages = globSync(include).some((file) => pages.some((pattern) => path.matchesGlob(file, pattern)));

const place = ({ moduleId }: TestSpecification): number => include.findIndex((pattern) => path.matchesGlob(moduleId, `**/${pattern}`));

/** Files as they are named: the first test that notices a mutant is the last that is run, so the quick ones go first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((left, right) => place(left) - place(right));
  }
}

export default defineConfig({
  ...throughVite,
  test: {
    include,
    exclude: ['**/node_modules/**'],
    globalSetup: ['./platform/testing/storeTemplates.ts'],
    environment: isOfPages ? pageEnvironment : 'node',
    setupFiles: isOfPages ? [pageSetup] : [],
    maxWorkers: 1,
    testTimeout: 60_000,
    sequence: { sequencer: AsNamed },
  },
});
