import { spawnSync } from 'node:child_process';

/**
 * Everything that can be known without running the product: types, lint, and that the generated
 * files are those their sources give. Prints what fails; exit code 1 if anything does.
 */
const checks: readonly (readonly [string, readonly string[]])[] = [
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['schema.graphql', ['scripts/writeSchema.ts', '--check']],
  ['Relay artifacts', ['node_modules/relay-compiler/cli.js', '--validate']],
];

let failed = 0;
for (const [name, command] of checks) {
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
