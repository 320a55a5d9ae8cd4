import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from '../tests/mutation/areas.ts';
import { flagsOf } from './command.ts';
import { printUsage } from './usage.ts';

printUsage(`npm run mutate [-- files, folders, globs, or an area] [--tests GLOB…] [--incremental]

Breaks code on purpose, one spot at a time, and lists the breaks that no test noticed. Areas are ${Object.keys(areas).join(', ')};
where nothing is named, the product's files are taken that differ from main.

  --tests        tests to try each against; those beside the files, or of the area, where left out
  --incremental  what has changed since the last such run alone

The whole report lies in .cache/mutation/report.html. It takes a machine to itself for minutes, or for hours.
`);

/**
 * Breaks the code on purpose, one spot at a time, and tells which breaks no test noticed:
 * `npm run mutate -- gateway/sessionSeal.ts`. Takes files, folders, globs or the name of an area of `tests/mutation/areas.ts`;
 * without any, the product's files that differ from `main`. Each is tried against the tests beside it, or against those that
 * `--tests` names, which may be given more than once. The whole report is written to `.cache/mutation/report.html`. With `--incremental`
 * only what has changed since the last such run is tried again: mutants, and the tests that could notice them.
 */
const { values, positionals } = flagsOf('Nothing was broken', () =>
  parseArgs({
    allowPositionals: true,
    options: { tests: { type: 'string', multiple: true }, incremental: { type: 'boolean', default: false } },
  }),
);

const isProduct = (file: string): boolean =>
  /^(gateway|platform|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\/|__generated__/.test(file);
const filesOf = (place: string): string[] => globSync(statSync(place, { throwIfNoEntry: false })?.isDirectory() ? `${place}/**/*` : place);
const changedFiles = (): string[] =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', 'main'], { encoding: 'utf8' }).split('\n');

const area = positionals.length === 1 ? areas[positionals[0] ?? ''] : undefined;
const places = area?.files ?? positionals;
const unknown = places.find((place) => !filesOf(place).some(isProduct));
const files = [...new Set(places.length > 0 ? places.flatMap(filesOf) : changedFiles())].filter(isProduct);
if (unknown !== undefined || files.length === 0) {
  console.error(
    `${unknown ?? 'What differs from main'} holds nothing to mutate: name files of the product, as in \`npm run mutate -- platform/core/ledger/createLedger.ts\`.`,
  );
  process.exit(1);
}
const beside = [...new Set(files.map((file) => `${path.dirname(file)}/*.test.{ts,tsx}`))];
const tests = values.tests ?? area?.tests ?? beside;

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '--mutate',
    files.join(','),
    ...(values.incremental ? ['--incremental'] : []),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests) },
  },
);
process.exit(status ?? 1);
