/**
 * What `npm run check` runs, each in a process of its own: everything that can be known without running the product. None of
 * them writes, or a stale file would be mended before anybody hears of it.
 */
export const checks: readonly (readonly [string, readonly string[]])[] = [
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['schema.graphql', ['scripts/writeSchema.ts', '--check']],
  ['Relay artifacts', ['scripts/writeArtifacts.ts', '--check']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
];
