import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The suite that a mutant is tried against: the tests that `scripts/mutate.ts` names, one file at a time. */
const include = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[];
// Loading what only screens need would take longer than most mutants' tests.
const setupFiles = include.some((pattern) => pattern.startsWith('web/')) ? config.test?.setupFiles : [];

const merged = mergeConfig(config, { test: { maxWorkers: 1, testTimeout: 60_000 } });
export default { ...merged, test: { ...merged.test, include, setupFiles } };
