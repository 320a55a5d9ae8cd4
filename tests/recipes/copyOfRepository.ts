import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';

/** A working copy as a fresh clone would be, with what lies here unsaved too, in which a recipe of CONTRIBUTING.md is followed. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Runs Node in it, to the end. */
  run(...command: readonly string[]): { readonly status: number | null; readonly said: string };
  edit(path: string, change: (text: string) => string): void;
  /** Files of before that are others by now, but for those that `npm run generate` writes: what somebody else may be changing too. */
  changed(): readonly string[];
  remove(): void;
}

const isGenerated = (path: string): boolean =>
  /(^|\/)__generated__\/|^(schema\.graphql|openapi\.json|gateway\/contract\/openapi\/examples\.json)$/.test(path) ||
  (path.endsWith('.ts') && readFileSync(path, 'utf8').includes('/** @generated'));

/** What is not made here, as `.gitignore` says; git itself is not asked: who has unpacked an archive may have none. */
function ownFiles(): readonly string[] {
  const lines = readFileSync('.gitignore', 'utf8').split('\n');
  const ignored = ['.git', ...lines.filter((line) => line !== '').map((line) => line.replace(/\/$/, ''))];
  const below = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !ignored.some((pattern) => matchesGlob(name, pattern)))
      .flatMap((each) => (each.isDirectory() ? below(join(folder, each.name)) : [join(folder, each.name)]));
  return below('.');
}

export function copyOfRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-recipe-'));
  const paths = ownFiles();
  for (const path of paths) cpSync(path, join(folder, path));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  // What is compiled for one of its commands serves the next, and goes with it.
  const { DATABASE_URL: _anyEngineWillDo, ...inherited } = process.env;
  const env = { ...inherited, NODE_COMPILE_CACHE: join(folder, '.cache/compiled') };
  return {
    folder,
    run(...command) {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env });
      return { status, said: stdout + stderr };
    },
    edit(path, change) {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was changed in ${path}: the recipe is out of date.`);
      writeFileSync(join(folder, path), after);
    },
    changed: () => paths.filter((path) => !isGenerated(path) && !readFileSync(path).equals(readFileSync(join(folder, path)))).toSorted(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
