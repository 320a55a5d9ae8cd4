import { generators } from '../generating/generators.ts';

/**
 * What `npm run check` runs, each in a process of its own: everything that can be known without running the product. None of
 * them writes, or a stale file would be mended before anybody hears of it.
 */
export const checks: readonly (readonly [what: string, command: readonly string[]])[] = [
  // Threads of its own make it no quicker beside all else, and take a quarter more of the processor.
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ...generators.map(([what, command]) => [what, [...command, '--check']] as const),
  ['loose ends', ['scripts/checking/checkLooseEnds.ts']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
];

/** Checks of the sources alone: what one of them complains of here, it complains of where a noun and a language have been added. The test command has them look there (tests/recipes), once instead of twice. */
export const sourceChecks: readonly string[] = ['types', 'lint', 'loose ends', 'format'];
