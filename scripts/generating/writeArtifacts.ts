import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from './writeOrCompare.ts';

/**
 * Writes Relay's artifacts and the persisted operations from nothing. The compiler alone only adds
 * to the persisted ones, so that renamed and removed operations would be accepted for ever. With `--check` it writes nothing: exit
 * code 1, and the names, where files are others. (The compiler's own `--validate` does write the persisted ones.)
 */
const compiler = fileURLToPath(new URL('../../node_modules/relay-compiler/cli.js', import.meta.url));
const persisted = 'web/relay/persisted.json';
const operations = 'web/testing/__generated__/operations.ts';
const isGenerated = (path: string): boolean => path.includes('__generated__') || path === persisted;

function compileIn(folder: string, stdio: 'inherit' | 'pipe'): number {
  for (const generated of globSync('web/**/__generated__', { cwd: folder })) rmSync(join(folder, generated), { recursive: true });
  writeFileSync(join(folder, persisted), '{}\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler], { cwd: folder, stdio, encoding: 'utf8' });
  if (status !== 0 && stdio === 'pipe') console.error(stdout, stderr);
  if (status === 0) writeOperations(folder);
  return status ?? 1;
}

/** Names every operation with its types, so that a mock that is given by name is held to what is asked for. */
function writeOperations(folder: string): void {
  const paths = globSync('web/**/__generated__/*.graphql.ts', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const asked = paths.filter((path) => /export type \w+\$variables = /.test(readFileSync(join(folder, path), 'utf8')));
  const named = asked.map((path) => ({ name: basename(path, '.graphql.ts'), from: relative('web/testing/__generated__', path) }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = named.map(({ name, from }) => `  readonly ${name}: import('${from.replaceAll('\\', '/')}').${name};`);
  mkdirSync(join(folder, dirname(operations)), { recursive: true });
  writeFileSync(join(folder, operations), `/** @generated */\nexport interface Operations {\n${lines.join('\n')}\n}\n`);
}

const generatedIn = (folder: string): Map<string, string> =>
  new Map(
    [...globSync('web/**/__generated__/*', { cwd: folder }), persisted].map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

/** Compiles a copy of the sources, and compares. */
function stale(): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'sampan-artifacts-'));
  try {
    for (const file of ['schema.graphql', 'relay.config.json']) copyFileSync(file, join(copy, file));
    cpSync('web', join(copy, 'web'), {
      recursive: true,
      filter: (path) => !isGenerated(path) && (!/\.\w+$/.test(path) || /\.tsx?$/.test(path)),
    });
    cpSync(persisted, join(copy, persisted));
    if (compileIn(copy, 'pipe') !== 0) return ['what the compiler does not take'];
    const [given, kept] = [generatedIn(copy), generatedIn('.')];
    return [...new Set([...given.keys(), ...kept.keys()])].filter((path) => given.get(path) !== kept.get(path));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  report(stale());
} else {
  const before = generatedIn('.');
  process.exitCode = compileIn('.', 'inherit');
  // Put back where a fragment is wrong: without them nothing that imports one would start, and hundreds of faults hide the one that is.
  if (process.exitCode !== 0)
    for (const [path, text] of before) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
}
